const SQUARES: u64 = 36;
let jumps = vec![(2, 15), (14, 35), (17, 13)];
