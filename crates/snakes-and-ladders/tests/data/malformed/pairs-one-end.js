const n = 36;
const jumps = [{start: 2}, {from: 3, start: 4}];
