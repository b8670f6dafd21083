import java.util.*;

class Main {
    public static void main(String[] args) {
        List<List<Integer>> board = Arrays.asList(
            Arrays.asList(-1, -1),
            Arrays.asList(-1, 3)
        );
        System.out.println(new Solution().snakesAndLadders(board));
    }
}
