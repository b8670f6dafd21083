const board: number[][] = [
  [-1, -1, -1],
  [-1, 9, -1],
  [-1, 8, 4],
];

function snakesAndLadders(board: number[][]): number {
  const n: number = board.length;
  const dist: number[] = [0];
  const queue: [number, number][] = [[1, 0]];
  while (queue.length > 0) {
    const [cur, moves] = queue.shift()!;
    if (cur === n * n) return moves;
  }
  return -1;
}

console.log(snakesAndLadders(board)); // 1
