//! Each rule changes exactly the lines it touches.

use snakes_and_ladders::program::{Language, solution};
use snakes_and_ladders::{
    Board, Chain, Draft, Game, LastJump, Numbering, PastEnd, Rules, Square, StartJump,
};

fn of_grid(rows: usize, columns: usize, numbering: Numbering, rules: Rules) -> String {
    let draft = Draft::Grid(vec![vec![-1; columns]; rows]);
    let board = Board::from_draft(&draft, numbering).expect("a legal board");
    solution(&Game::new(board, rules).expect("a game"), Language::Python).to_string()
}

fn usual() -> String {
    of_grid(6, 6, Numbering::Zigzag, Rules::default())
}

/// The lines that are only in the first text and only in the second, as `diff` shows them.
fn changes(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    // The longest common part of what is left of both, from the end.
    let mut common = vec![vec![0; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = if old[i] == new[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut changes = Vec::new();
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || i < old.len() && common[i + 1][j] >= common[i][j + 1] {
            changes.push(format!("-{}", old[i]));
            i += 1;
        } else {
            changes.push(format!("+{}", new[j]));
            j += 1;
        }
    }
    changes.join("\n")
}

#[track_caller]
fn changed(rules: Rules, expected: &str) {
    let got = changes(&usual(), &of_grid(6, 6, Numbering::Zigzag, rules));
    assert_eq!(got, expected.trim_matches('\n'));
}

#[track_caller]
fn drawn(rows: usize, columns: usize, numbering: Numbering, expected: &str) {
    let got = changes(&usual(), &of_grid(rows, columns, numbering, Rules::default()));
    assert_eq!(got, expected.trim_matches('\n'));
}

fn die(text: &str) -> Rules {
    Rules { die: text.parse().expect("a die"), ..Rules::default() }
}

#[test]
fn a_start_off_the_board() {
    changed(
        Rules { start: Square::OFF_BOARD, ..Rules::default() },
        r"
-    visited[1] = True
-    queue = deque([1])
+    visited[0] = True
+    queue = deque([0])
",
    );
}

#[test]
fn another_start() {
    changed(
        Rules { start: Square(4), ..Rules::default() },
        r"
-    visited[1] = True
-    queue = deque([1])
+    visited[4] = True
+    queue = deque([4])
",
    );
}

#[test]
fn few_outcomes() {
    changed(
        die("1,2,3"),
        r"
-            for roll in range(1, 7):
+            for roll in [1, 2, 3]:
",
    );
}

#[test]
fn two_dice() {
    changed(
        die("2d6"),
        r"
-            for roll in range(1, 7):
+            for roll in range(2, 13):
",
    );
}

#[test]
fn many_outcomes_with_gaps() {
    changed(
        die("1,3,5,7,9,11,13,15,17,19,21,23,25,27,29"),
        r"
+    die = [
+        1, 3, 5, 7, 9, 11, 13, 15, 17, 19,
+        21, 23, 25, 27, 29,
+    ]
-            for roll in range(1, 7):
+            for roll in die:
",
    );
}

#[test]
fn past_the_end_wins() {
    changed(
        Rules { past_end: PastEnd::Win, ..Rules::default() },
        r"
-                    break
-                row, column = cell(landing, n)
-                if board[row][column] != -1:
-                    landing = board[row][column]
+                    landing = last
+                else:
+                    row, column = cell(landing, n)
+                    if board[row][column] != -1:
+                        landing = board[row][column]
",
    );
}

#[test]
fn past_the_end_wins_and_the_last_jump_is_ignored() {
    changed(
        Rules { past_end: PastEnd::Win, last_jump: LastJump::Ignore, ..Rules::default() },
        r"
-                if landing > last:
-                    break
-                row, column = cell(landing, n)
-                if board[row][column] != -1:
-                    landing = board[row][column]
+                if landing >= last:
+                    landing = last
+                else:
+                    row, column = cell(landing, n)
+                    if board[row][column] != -1:
+                        landing = board[row][column]
",
    );
}

#[test]
fn past_the_end_bounces() {
    changed(
        Rules { past_end: PastEnd::Bounce, ..Rules::default() },
        r"
-                    break
+                    over = landing - last
+                    if over >= last:
+                        break
+                    landing = last - over
",
    );
}

#[test]
fn jumps_are_followed() {
    changed(
        Rules { chain: Chain::Follow, ..Rules::default() },
        r"
-                row, column = cell(landing, n)
-                if board[row][column] != -1:
-                    landing = board[row][column]
+                landing = follow(landing, board)
+                if landing is None:
+                    continue
+def follow(square, board):
+    n = len(board)
+    seen = set()
+    while True:
+        row, column = cell(square, n)
+        if board[row][column] == -1:
+            return square
+        if square in seen:
+            return None
+        seen.add(square)
+        square = board[row][column]
+
+
",
    );
}

#[test]
fn a_ride_is_the_next_turn() {
    changed(
        Rules { chain: Chain::NextTurn, ..Rules::default() },
        r"
-    visited[1] = True
-            if square == last:
+            jump = -1
+            if rolls > 0:
+                row, column = cell(square, n)
+                jump = board[row][column]
+            if square == last and jump in (-1, last):
-            for roll in range(1, 7):
-                landing = square + roll
-                if landing > last:
-                    break
-                row, column = cell(landing, n)
-                if board[row][column] != -1:
-                    landing = board[row][column]
+            landings = []
+            if jump != -1:
+                landings.append(jump)
+            else:
+                for roll in range(1, 7):
+                    landing = square + roll
+                    if landing > last:
+                        break
+                    landings.append(landing)
+            for landing in landings:
",
    );
}

#[test]
fn a_ride_is_the_next_turn_also_at_the_start_but_not_at_the_end() {
    changed(
        Rules {
            chain: Chain::NextTurn,
            start_jump: StartJump::Take,
            last_jump: LastJump::Ignore,
            ..Rules::default()
        },
        r"
-            for roll in range(1, 7):
-                landing = square + roll
-                if landing > last:
-                    break
-                row, column = cell(landing, n)
-                if board[row][column] != -1:
-                    landing = board[row][column]
+            row, column = cell(square, n)
+            jump = board[row][column]
+            landings = []
+            if jump != -1:
+                landings.append(jump)
+            else:
+                for roll in range(1, 7):
+                    landing = square + roll
+                    if landing > last:
+                        break
+                    landings.append(landing)
+            for landing in landings:
",
    );
}

#[test]
fn the_start_jump_is_taken() {
    changed(
        Rules { start_jump: StartJump::Take, ..Rules::default() },
        r"
+    start = 1
+    row, column = cell(start, n)
+    if board[row][column] != -1:
+        start = board[row][column]
-    visited[1] = True
-    queue = deque([1])
+    visited[start] = True
+    queue = deque([start])
",
    );
}

#[test]
fn there_is_no_start_jump_off_the_board() {
    changed(
        Rules { start: Square::OFF_BOARD, start_jump: StartJump::Take, ..Rules::default() },
        r"
-    visited[1] = True
-    queue = deque([1])
+    visited[0] = True
+    queue = deque([0])
",
    );
}

#[test]
fn the_last_jump_is_ignored() {
    changed(
        Rules { last_jump: LastJump::Ignore, ..Rules::default() },
        r"
-                if board[row][column] != -1:
+                if landing != last and board[row][column] != -1:
",
    );
}

#[test]
fn rows_all_run_to_the_right() {
    drawn(
        6,
        6,
        Numbering::Rows,
        r"
-    if k % 2 == 1:
-        column = n - 1 - column
",
    );
}

#[test]
fn numbers_begin_at_the_top() {
    drawn(
        6,
        6,
        Numbering::TopLeft,
        r"
-    k = (square - 1) // n
-    row = n - 1 - k
+    row = (square - 1) // n
-    if k % 2 == 1:
-        column = n - 1 - column
",
    );
}

#[test]
fn not_as_high_as_wide() {
    drawn(
        5,
        6,
        Numbering::Zigzag,
        r"
-    n = len(board)
-    last = n * n
+    rows, columns = len(board), len(board[0])
+    last = rows * columns
-                row, column = cell(landing, n)
+                row, column = cell(landing, rows, columns)
-def cell(square, n):
-    k = (square - 1) // n
-    row = n - 1 - k
-    column = (square - 1) % n
+def cell(square, rows, columns):
+    k = (square - 1) // columns
+    row = rows - 1 - k
+    column = (square - 1) % columns
-        column = n - 1 - column
+        column = columns - 1 - column
",
    );
}

#[test]
fn not_as_high_as_wide_from_the_top() {
    drawn(
        5,
        6,
        Numbering::TopLeft,
        r"
-    n = len(board)
-    last = n * n
+    rows, columns = len(board), len(board[0])
+    last = rows * columns
-                row, column = cell(landing, n)
+                row, column = cell(landing, columns)
-def cell(square, n):
-    k = (square - 1) // n
-    row = n - 1 - k
-    column = (square - 1) % n
-    if k % 2 == 1:
-        column = n - 1 - column
+def cell(square, columns):
+    row = (square - 1) // columns
+    column = (square - 1) % columns
",
    );
}

#[test]
fn a_list_of_jumps_needs_no_cells() {
    let board = Board::from_jumps(36, []).expect("a legal board");
    let list = Game::new(board, Rules::default()).expect("a game");
    let got = changes(&usual(), &solution(&list, Language::Python).to_string());
    let expected = r"
-def fewest_rolls(board):
-    n = len(board)
-    last = n * n
+def fewest_rolls(last, jumps):
-                row, column = cell(landing, n)
-                if board[row][column] != -1:
-                    landing = board[row][column]
+                if landing in jumps:
+                    landing = jumps[landing]
-
-
-def cell(square, n):
-    k = (square - 1) // n
-    row = n - 1 - k
-    column = (square - 1) % n
-    if k % 2 == 1:
-        column = n - 1 - column
-    return row, column
";
    assert_eq!(got, expected.trim_matches('\n'));
}
