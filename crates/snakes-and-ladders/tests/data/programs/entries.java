int size = 36;
Map<Integer, Integer> ladders = Map.ofEntries(Map.entry(2, 15), Map.entry(14, 35));
Map<Integer, Integer> snakes = Map.of(17, 13);
