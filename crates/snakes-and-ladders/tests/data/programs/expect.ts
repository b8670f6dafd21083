import { snakesAndLadders } from './solution';

test('two by two', () => {
  expect(snakesAndLadders([[-1, -1], [-1, 3]])).toBe(1);
  expect(snakesAndLadders([
    [-1, 4],
    [-1, 3],
  ])).toEqual(1);
});
