using System;
using System.Collections.Generic;

class Program {
    static int Solve(int[][] board) {
        var queue = new Queue<int>(new[] { 1 });
        var seen = new HashSet<int> { 1 };
        int[] steps = { 0 };
        return steps[0];
    }

    static void Main() {
        int[,] board = new int[,] { { -1, -1 }, { -1, 3 } };
        Console.WriteLine(board.Length);
    }
}
