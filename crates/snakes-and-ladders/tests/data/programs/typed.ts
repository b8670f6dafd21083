const jumps: { start: number; end: number }[] = [{ start: 2, end: 15 }, { start: 14, end: 35 }];
const snakes: [number, number][] = [[17, 13]];
const numSquares = 36;
