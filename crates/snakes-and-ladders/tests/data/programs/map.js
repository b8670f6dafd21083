const ladders = new Map([[2, 15], [14, 35]]);
const snakes = new Map([[17, 13]]);
const size = 36;
