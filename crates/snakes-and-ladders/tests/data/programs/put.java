int size = 36;
Map<Integer, Integer> snakes = new HashMap<>();
snakes.put(17, 13);
Map<Integer, Integer> ladders = new HashMap<>();
ladders.put(2, 15);
ladders.put(14, 35);
