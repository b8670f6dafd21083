const ladders = new Map([[2, 15], [14]]);
const n = 36;
