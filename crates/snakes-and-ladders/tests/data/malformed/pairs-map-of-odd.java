int n = 36;
Map<Integer, Integer> ladders = Map.of(2, 15, 14);
