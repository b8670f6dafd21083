const n: number = 36;
const ladders = new Map<number, number>([
  [2, 15],
  [14, 35],
]);
const snakes: Record<number, number> = { 17: 13 };
