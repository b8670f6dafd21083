use std::collections::HashMap;

let size: u32 = 36;
let ladders: HashMap<u32, u32> = HashMap::from([(2, 15), (14, 35)]);
let snakes = HashMap::from([(17, 13)]);
