let mut ladders = HashMap::new();
ladders.insert(2u32, 15u32);
ladders.insert(14, 35);
let mut snakes = HashMap::new();
snakes.insert(17, 13);
let squares = 36;
