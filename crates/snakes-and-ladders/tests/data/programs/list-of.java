List<List<Integer>> board = List.of(List.of(-1, -1), List.of(-1, 3));
