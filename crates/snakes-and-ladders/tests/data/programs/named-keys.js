const n = 36;
const jumps = [
  { start: 2, end: 15 },
  { "from": 14, "to": 35 },
  { head: 17, tail: 13, type: "snake" },
];
