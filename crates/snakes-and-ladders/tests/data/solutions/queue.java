import java.util.*;

public class Main {
    public static int snakesAndLadders(int[][] board) {
        int n = board.length;
        int[] dist = {0};
        Queue<int[]> q = new LinkedList<>();
        q.offer(new int[]{1, 0});
        boolean[] seen = new boolean[n * n + 1];
        while (!q.isEmpty()) {
            int[] cur = q.poll();
            for (int i = 1; i <= 6; i++) {
                int s = cur[0] + i;
                if (s > n * n) break;
                int[] rc = new int[]{n - 1 - (s - 1) / n, (s - 1) % n};
                if (((s - 1) / n) % 2 == 1) rc[1] = n - 1 - rc[1];
                int to = board[rc[0]][rc[1]] == -1 ? s : board[rc[0]][rc[1]];
                if (to == n * n) return cur[1] + 1;
                if (!seen[to]) {
                    seen[to] = true;
                    q.offer(new int[]{to, cur[1] + 1});
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int[][] board = {{-1, -1}, {-1, 3}};
        System.out.println("rolls: " + snakesAndLadders(board));
    }
}
