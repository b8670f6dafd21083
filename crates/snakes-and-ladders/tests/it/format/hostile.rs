//! Any bytes at all: an answer, no panic, and errors whose places are in the text.

use proptest::prelude::*;
use snakes_and_ladders::format::{
    Format, Options, Problem, Read, ReadError, decode, read, read_one,
};

use crate::props;

/// What a check finds.
type Answered = Result<(), TestCaseError>;

/// Line and column of a place, counted from the beginning.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let lines: Vec<&str> = text[..offset].split('\n').collect();
    (lines.len(), lines[lines.len() - 1].chars().count() + 1)
}

fn check_problem(text: &str, problem: &Problem) -> Answered {
    let Problem { span, line, column, what, .. } = problem;
    prop_assert!(span.start <= span.end && span.end <= text.len(), "{:?}", span);
    let piece = text.get(span.clone());
    prop_assert!(piece.is_some(), "{:?} of {:?} cuts a character: {}", span, text, problem);
    prop_assert_eq!((*line, *column), place(text, span.start), "of {:?}: {}", text, problem);
    prop_assert!(!what.is_empty() && what.len() < 500, "{}", what);
    let quotes = text.contains('`') || !what.contains("found ``");
    prop_assert!(quotes, "nothing is quoted of {:?}: {}", text, problem);
    let excerpt = problem.excerpt(text);
    prop_assert!(piece.is_some_and(|piece| piece.starts_with(excerpt.marked)));
    let shown = [excerpt.before, excerpt.marked, excerpt.after].concat();
    prop_assert!(text.contains(&shown) && !shown.contains('\n') && shown.chars().count() <= 180);
    let begins = format!("line {line}, column {column}: ");
    prop_assert!(problem.to_string().starts_with(&begins));
    Ok(())
}

fn check_error(text: &str, error: &ReadError) -> Answered {
    let problems = error.problems();
    prop_assert!((1..=100).contains(&problems.len()));
    prop_assert!(problems.is_sorted_by_key(|problem| problem.span.start));
    prop_assert_eq!(error.line(), problems[0].line);
    prop_assert!(error.more() == 0 || problems.len() == 100);
    problems.iter().try_for_each(|problem| check_problem(text, problem))
}

fn check_text(text: &str, options: &Options) -> Answered {
    let boards: Vec<Result<Read, ReadError>> = read(text, options).take(text.len() + 2).collect();
    prop_assert!(boards.len() <= text.len() + 1, "more boards than bytes");
    for board in &boards {
        match board {
            Ok(read) => {
                prop_assert!(read.board.squares() >= 1);
                prop_assert!(read.line <= text.lines().count().max(1));
                read.remarks.iter().try_for_each(|remark| check_problem(text, remark))?;
            }
            Err(error) => check_error(text, error)?,
        }
    }
    read_one(text, options).map_or_else(|error| check_error(text, &error), |_| Ok(()))
}

/// As found out, and in every form it might be said to have.
fn check_all_forms(text: &str) -> Answered {
    [None]
        .into_iter()
        .chain(Format::ALL.map(Some))
        .try_for_each(|format| check_text(text, &Options { format, ..Options::default() }))
}

/// One board is read exactly where reading all gives one board and nothing else.
fn one_is_one_of_one(text: &str) -> Answered {
    let boards: Vec<_> = read(text, &Options::default()).collect();
    let one = read_one(text, &Options::default());
    match &boards[..] {
        [Ok(board)] => prop_assert_eq!(one.as_ref(), Ok(board), "of {:?}", text),
        _ => prop_assert!(one.is_err(), "one of {} of {:?}", boards.len(), text),
    }
    Ok(())
}

/// Texts made of the pieces boards are made of.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(
        &[
            "[",
            "]",
            "[[",
            "]]",
            ",",
            "-1",
            "3",
            "0",
            "-1,-1",
            "],[",
            "\n",
            "\n[[",
            " ",
            "{",
            "}",
            ":",
            "\"",
            "'",
            "\"squares\"",
            "\"jumps\"",
            "snakes",
            "\"2\"",
            "null",
            "x",
            "//",
            "/*",
            "*/",
            "#",
            "# squares: 9\n",
            "2,8\n",
            "1\n",
            "32 62\n",
            "\u{2212}1",
            "é",
            "\r\n",
            "\t",
            "3.5",
            "99999999999999999999",
            "-",
            "+",
            ";",
            "preset",
            "\\",
            "1e9",
            "\u{feff}",
            "\0",
            "(",
            ")",
            "=",
            " = ",
            "board",
            "board = ",
            "vec![",
            "new int[]{",
            "List.of(",
            "Map.of(",
            "{{",
            "}}",
            "ladders = ",
            "snakes",
            "n = 36\n",
            "finalSquare = 25\n",
            "moves[3] = 7\n",
            "A = ",
            "B = ",
            "start",
            "end",
            "=>",
            "->",
            "<",
            ">",
            ".put(",
            "Input: ",
            "import ",
            "Output: 4\n",
            "Explanation: ",
            "[[2,3],[1,4]]",
            "+8",
            "03",
            " * 26",
            "*",
            "for ",
        ][..],
    );
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// A good text with some characters changed, taken out or put in, perhaps cut off.
fn mutated() -> impl Strategy<Value = String> {
    let good = prop::sample::select(
        &[
            "[[-1,-1,-1],[-1,-1,35],[-1,8,-1]]\n[[-1,-1],[-1,3]]\n",
            "[\n  [-1, -1],\n  [-1, 3]\n]\n",
            "[[[-1,-1],[-1,3]],\n[[-1]]]",
            "{\"squares\": 100, \"columns\": 10, \"ladders\": {\"1\": 38}, \"snakes\": [[16, 6]]}",
            "{\"board_dimension\": 6, \"preset\": \"gfg\", \"jumps\": {\"2\": 15}}\n{\"squares\": 4}",
            "# squares: 100, columns: 10\nfrom,to\n1,38\n4,14\n",
            "2\n1\n32 62\n1\n95 13\n0\n1\n97 25\n",
            "int[][] board = {{-1,-1},{-1,3}};\nint[][] b = new int[][]{{-1}};\n",
            "let board: Vec<Vec<i32>> = vec![vec![-1, -1], vec![-1, 3]];\n",
            "print(s.snakesAndLadders([[-1,-1],[-1,3]]))  # 1\n",
            "n = 36\nladders = {2: 15, 14: 35}\nsnakes = [(17, 13)]\n",
            "const jumps = new Map([[2, 15], [14, 35]]); const n = 36;",
            "A = [[32,62],[42,68]]\nB = [[95,13]]\n",
            "n = 4\nmoves = [-1, 3, -1, -1]\nmoves[2] = 0\n",
            "finalSquare = 25\nboard[03] = +08; board[14] = -10\n",
            "[{start: 2, end: 15}, {\"from\": 17, \"to\": 13}]",
            "Input: board = [[-1,-1],[-1,3]]\nOutput: 1\nExplanation: it is so\n\n",
        ][..],
    );
    let sign =
        prop::sample::select(&['[', ']', ',', '{', '"', '0', '-', 'x', ' ', '\n', 'é', '#'][..]);
    let change = (any::<prop::sample::Index>(), 0..3, sign);
    (good, prop::collection::vec(change, 1..6), any::<prop::sample::Index>(), any::<bool>())
        .prop_map(|(good, changes, end, cut)| {
            let mut signs: Vec<char> = good.chars().collect();
            for (place, what, sign) in changes {
                let place = place.index(signs.len());
                match what {
                    0 => signs[place] = sign,
                    1 if signs.len() > 1 => _ = signs.remove(place),
                    _ => signs.insert(place, sign),
                }
            }
            if cut {
                signs.truncate(end.index(signs.len()) + 1);
            }
            signs.into_iter().collect()
        })
}

proptest! {
    #![proptest_config(props::config(6_000))]

    #[test]
    fn any_bytes_are_text_or_not(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        match decode(&bytes) {
            Ok(text) => check_all_forms(text)?,
            Err(error) => prop_assert_eq!(error.problems().len(), 1),
        }
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        check_all_forms(&text)?;
    }

    #[test]
    fn any_pieces_are_answered(text in pieces()) {
        check_all_forms(&text)?;
    }

    #[test]
    fn changed_boards_are_answered(text in mutated()) {
        check_all_forms(&text)?;
    }

    #[test]
    fn changed_boards_are_one_only_if_they_are(text in mutated()) {
        one_is_one_of_one(&text)?;
    }

    #[test]
    fn pieces_are_one_board_only_if_they_are(text in pieces()) {
        one_is_one_of_one(&text)?;
    }
}

#[test]
fn good_boards_are_one_only_if_they_are() {
    let texts = ["[[-1]]", "[[-1]]\n[[-1]]", "1\n0\n0\n", "2\n0\n0\n0\n0\n", "2,8\n# squares: 9"];
    texts.into_iter().try_for_each(one_is_one_of_one).unwrap();
}
