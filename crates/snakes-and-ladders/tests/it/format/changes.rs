//! Changes in programs: done where they are understood, said where they are not.

use snakes_and_ladders::format::{Format, Options};

use super::{one, reads, reads_with, refused, refused_with, told, wrong_at};

#[test]
fn a_place_that_is_a_calculation_is_not_its_first_number() {
    refused(
        "moves = [-1]*30\nmoves[2+1] = 21",
        &["line 2, column 7: the place is a calculation, which is not done (write its result)"],
    );
    refused(
        "n = 30\nladders[2+1] = 22",
        &["line 2, column 9: the place is a calculation, which is not done (write its result)"],
    );
    for place in ["3-1", "2*3", "3:4", "2 + i"] {
        wrong_at(&format!("moves = [-1]*30\nmoves[{place}] = 21"), &[(2, 7, place)]);
        wrong_at(&format!("moves = [-1]*30\nmoves[{place}] = -1"), &[(2, 7, place)]);
        wrong_at(&format!("n = 30\nmoves[{place}] = 21"), &[(2, 7, place)]);
        wrong_at(&format!("n = 30\nladders = {{5: 9}}\nladders[{place}] = 21"), &[(3, 9, place)]);
    }
}

#[test]
fn what_a_place_is_to_hold_is_no_calculation() {
    refused(
        "n = 30\nladders[3] = 4 + 5",
        &["line 2, column 14: this is a calculation, which is not done (write its result)"],
    );
    wrong_at("n = 30\nladders = 4 + 5", &[(2, 11, "4 + 5")]);
    wrong_at("moves = [-1]*30\nmoves[2] = 20+1", &[(2, 12, "20+1")]);
    wrong_at("finalSquare = 25\nboard[06] = 5+6", &[(2, 13, "5+6")]);
    wrong_at("n = 30\nladders[3] = ladders[4] = 9", &[(2, 1, "ladders[3] = ladders[4] = 9")]);
    wrong_at("n = 30\nladders[2] = 9\nladders[3] = top;", &[(3, 1, "ladders[3] = top")]);
    wrong_at("moves = [-1]*30\nmoves[3] = f(9)", &[(2, 1, "moves[3] = f(9)")]);
}

#[test]
fn a_size_that_is_changed_is_not_the_size() {
    refused(
        "n = 36\nn += 64\nladders = {2: 15}",
        &["line 2, column 1: this change of `n` is not understood (write its result: one number)"],
    );
    for change in ["n -= 6", "n++", "++n", "n--", "n *= 2", "n = big ? 30 : 100"] {
        let size = format!("int n = 36;\n{change};\n");
        let at = change.find('n').expect("a name") + 1;
        let piece = &change[at - 1..];
        wrong_at(&format!("{size}ladders = {{2: 15}}"), &[(2, at, piece)]);
        wrong_at(&format!("{size}moves = [-1] * 36"), &[(2, at, piece)]);
        // A grid has its own size.
        reads(&format!("{size}board = [[-1,-1],[-1,-1]]"), 4, Some((2, 2)), &[]);
    }
    wrong_at(
        "int n = big ? 30 : 100;\nladders = {2: 15}",
        &[(1, 5, "n = big ? 30 : 100"), (2, 11, "{")],
    );
    // What only asks whether there is a value chooses nothing.
    reads("let n = 36;\nlet size = line.parse()?;\nladders = {2: 15}", 36, None, &[(2, 15)]);
}

#[test]
fn a_list_that_is_changed_is_not_the_list() {
    let list = "n = 36\nladders = {2: 15}\n";
    refused(
        &format!("{list}ladders[3] += 4"),
        &["line 3, column 1: this change of `ladders` is not understood (write the list as it \
           then is)"],
    );
    for change in [
        "ladders.pop(2)",
        "ladders.clear()",
        "ladders.put(3, 9, 4)",
        "ladders.put(3, f(9))",
        "ladders.put(2+1, 22)",
        "ladders.put(3, 2*9)",
        "ladders.put(x - 1, 22)",
        "addLadder(2+1, 22)",
    ] {
        let end = change.find("f(9)").map_or(change.len(), |at| at + 4);
        let (at, piece) = match change.strip_prefix("add") {
            Some(_) => (1, change),
            None => (1, &change[..end]),
        };
        wrong_at(&format!("{list}{change}"), &[(3, at, piece)]);
        wrong_at(&format!("n = 36\n{change}"), &[(2, at, piece)]);
    }
    refused(
        &format!("{list}portals.put(17, 4)"),
        &["line 3, column 1: `portals` is no list of jumps that is known here (ladders and \
           snakes have names with ladder, snake, chute or jump in them)"],
    );
    // What only asks, and what cannot be a jump, changes nothing.
    for other in ["x = ladders.get(2, 9)", "dist.put(1, 0)", "print(ladders.size())"] {
        reads(&format!("{list}{other}"), 36, None, &[(2, 15)]);
    }
}

#[test]
fn a_grid_that_is_changed_is_not_the_grid() {
    for change in ["board.set(0, 3)", "board.reverse()", "board[0][1] += 2"] {
        assert_eq!(
            told(&format!("board = [[-1,-1],[-1,-1]]\n{change}\n")),
            [
                "line 1: 4 squares",
                "line 2, column 1: this change of `board` is not understood (write the board as \
                 it then is)",
            ]
        );
        // The solution before the board changes no board.
        let text = format!("def f(board):\n    {change}\n\nboard = [[-1,-1],[-1,-1]]\n");
        reads(&text, 4, Some((2, 2)), &[]);
    }
}

#[test]
fn rows_given_one_by_one_are_no_boards() {
    let help = "(rows of a grid? Write [[…],[…]]; or boards, each an array? Say --format moves)";
    let alike = format!("a second array of the same length begins here {help}");
    let named = format!("a second array of `board` begins here {help}");
    assert_eq!(
        told("[-1,3,-1,-1]\n[-1,-1,-1,-1]\n[-1,-1,-1,-1]\n"),
        [format!("line 2, column 1: {alike}")]
    );
    assert_eq!(
        told("board.push_back({-1,3,-1,-1});\nboard.push_back({-1,-1,-1,-1});\n"),
        [format!("line 2, column 17: {alike}")]
    );
    assert_eq!(
        told("board[0] = {-1,3,-1,-1};\nboard[1] = {-1,-1,-1};\n"),
        [format!("line 2, column 12: {named}")]
    );
    let moves = Options { format: Some(Format::Moves), ..Options::default() };
    let boards = snakes_and_ladders::format::read("[-1,2,-1]\n[-1,-1,-1]\n", &moves);
    assert!(boards.map(|board| board.expect("a board").board.squares()).eq([3, 3]));
    refused_with(
        "[-1,3]\n[-1,-1]\n",
        &moves,
        &["line 1, column 5: place 1 holds 3, which is none of the places of this array (0 to 1) \
         (a grid has its rows in brackets: [[-1,-1],[-1,3]])"],
    );
}

#[test]
fn two_numbers_in_a_bracket_are_added_as_a_jump() {
    let jumps = [(2, 15), (3, 9), (4, 20), (5, 21)];
    reads(
        "n = 36;\nladders.insert({2,15}); ladders.push_back({3,9}); ladders.append([4,20])\n\
         ladders.push_back(make_pair(5, 21));",
        36,
        None,
        &jumps,
    );
    reads("n = 36\njumps.append((2, 15))\njumps.push([17, 4]);", 36, None, &[(2, 15), (17, 4)]);
}

#[test]
fn what_a_type_is_holds_no_jumps() {
    let list = "const n = 36;\nconst jumps: Jump[] = [{start: 2, end: 15}];";
    for types in [
        "type Jump = {start: number, end: number};",
        "type Jump = {start: number; end: number};",
        "export type Jump = {\n  start: number;\n  end: number;\n};",
        "type Jump = [number, number];",
        "interface Jump {start: number, end: number}",
        "export interface Jump {\n  start: number;\n  end: number;\n}",
    ] {
        reads(&format!("{types}\n{list}"), 36, None, &[(2, 15)]);
    }
}

#[test]
fn a_size_that_is_a_calculation_is_told_where_the_size_is_missing() {
    refused(
        "n = 6*6\nladders = {2: 15}",
        &[
            "line 1, column 1: the value of `n` is a calculation, which is not done (write its \
             result)",
            "line 2, column 11: this list of jumps does not say how many squares the board has \
             (say how many squares the board has, e.g. 100)",
        ],
    );
    let size = Options { squares: Some(36), ..Options::default() };
    reads_with("n = 6*6\nladders = {2: 15}", &size, 36, None, &[(2, 15)]);
    let remarks = one("n = 6*6\nladders = {2: 15}", &size).remarks;
    assert_eq!(remarks.len(), 1);
}
