class Solution {
    static final int[][] BOARD = new int[][]{
        {-1, -1, -1},
        {-1, 9, -1},
        {-1, 8, 4}
    };
    static final int[][] DIRS = {{0, 1}, {1, 0}};

    public int solve() {
        Deque<Integer> stack = new ArrayDeque<>(List.of(1));
        int[] visited = {1};
        return 0;
    }
}
