const n = 36;
const jumps = [{start: 2, stop: 15}];
