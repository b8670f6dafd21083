/**
 * @param {number[][]} board
 * @return {number}
 */
var snakesAndLadders = function (board) {
  const n = board.length;
  const seen = new Set([1]);
  let queue = [[1, 0]];
  while (queue.length) {
    const [cur, moves] = queue.shift();
    if (cur === n * n) return moves;
    for (let s = cur + 1; s <= Math.min(cur + 6, n * n); s++) {
      const r = Math.floor((s - 1) / n);
      const c = r % 2 === 0 ? (s - 1) % n : n - 1 - ((s - 1) % n);
      const v = board[n - 1 - r][c];
      const to = v === -1 ? s : v;
      if (!seen.has(to)) {
        seen.add(to);
        queue.push([to, moves + 1]);
      }
    }
  }
  return -1;
};

console.log(snakesAndLadders([[-1, -1], [-1, 3]]));
