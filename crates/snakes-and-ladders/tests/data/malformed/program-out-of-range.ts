const board: number[][] = [
  [-1, -1],
  [-1, 5],
];
