int[][] board = new int[][]{{-1, -1}, {-1, 3}};
int[][] other = new int[][] {new int[] {-1, 4}, new int[] {-1, 3}};
