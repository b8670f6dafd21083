//! Any board written as programs write it is read back as itself.

use proptest::prelude::*;
use snakes_and_ladders::format::{Options, read_one, write_grid};
use snakes_and_ladders::{Board, Draft, Numbering};

use crate::props;

type Jump = (u64, u64);

fn board(squares: u64, columns: Option<u64>, jumps: &[Jump]) -> Board {
    let jumps = jumps.iter().map(|&(from, to)| (i128::from(from), i128::from(to))).collect();
    let draft = Draft::List { squares: Some(squares), columns, jumps };
    Board::from_draft(&draft, Numbering::Zigzag).expect("legal")
}

fn jumps(squares: u64, most: usize) -> impl Strategy<Value = Vec<Jump>> {
    prop::collection::btree_map(1..=squares, 1..=squares, 0..=most)
        .prop_map(|jumps| jumps.into_iter().collect())
}

fn grid() -> impl Strategy<Value = Board> {
    (1..=7_u64, 1..=7_u64).prop_flat_map(|(rows, columns)| {
        jumps(rows * columns, 20)
            .prop_map(move |jumps| board(rows * columns, Some(columns), &jumps))
    })
}

fn list() -> impl Strategy<Value = (u64, Vec<Jump>)> {
    (1..=120_u64).prop_flat_map(|squares| (Just(squares), jumps(squares, 20)))
}

/// A grid with other brackets, and spaces and line breaks between its cells.
fn with_brackets(json: &str, open: &str, close: &str, comma: &str) -> String {
    json.replace('[', "\u{1}")
        .replace(']', "\u{2}")
        .replace(',', comma)
        .replace('\u{1}', open)
        .replace('\u{2}', close)
}

fn grids(json: &str) -> Vec<String> {
    let braces = with_brackets(json, "{", "}", ", ");
    let macros = with_brackets(json, "vec![", "]", ", ");
    vec![
        format!("board = {json}"),
        format!("board: List[List[int]] = {}\n", with_brackets(json, "[", "]", ",\n    ")),
        format!("int[][] board = {braces};"),
        format!("int[][] board = new int[][]{braces};\n"),
        format!(
            "int[][] board = {};",
            with_brackets(json, "new int[] {", "}", ", ").replacen("int[]", "int[][]", 1)
        ),
        format!("int board[9][9] = {braces};"),
        format!("std::vector<std::vector<int>> board{braces};"),
        format!("vector<vector<int>> board = {braces};\ncout << solve(board) << endl;\n"),
        format!("let board = {macros};"),
        format!("let board: Vec<Vec<i32>> = {};", macros.replace("-1", "-1i32")),
        format!("    assert_eq!(Solution::snakes_and_ladders({macros}), 4);"),
        format!("const board: number[][] = {json};"),
        format!("expect(snakesAndLadders({json})).toBe(4);"),
        format!("print(s.snakesAndLadders({json}))  # 4"),
        format!("Input: board = {json}\nOutput: 4\n"),
        format!("List<List<Integer>> board = {};", with_brackets(json, "List.of(", ")", ", ")),
        format!("board = {}", with_brackets(json, "(", ",)", ", ")),
        format!(
            "class Main {{\n  static void main(String[] args) {{\n    int[][] b = {braces};\n  }}\n}}\n"
        ),
    ]
}

fn pairs(jumps: &[Jump], open: &str, between: &str, close: &str) -> String {
    let pairs: Vec<String> =
        jumps.iter().map(|(from, to)| format!("{open}{from}{between}{to}{close}")).collect();
    pairs.join(", ")
}

fn lists(squares: u64, jumps: &[Jump]) -> Vec<String> {
    let map = pairs(jumps, "", ": ", "");
    let tuples = pairs(jumps, "(", ", ", ")");
    let (ladders, snakes): (Vec<Jump>, Vec<Jump>) = jumps.iter().partition(|(from, to)| to > from);
    let of = |jumps: &[Jump]| pairs(jumps, "", ", ", "");
    let mut texts = vec![
        format!("n = {squares}\njumps = {{{map}}}\n"),
        format!("jumps = [{tuples}]\nsize = {squares}\n"),
        format!("let n = {squares};\nlet jumps = vec![{tuples}];\n"),
        format!(
            "let jumps: HashMap<u64, u64> = HashMap::from([{tuples}]); let n: u64 = {squares};"
        ),
        format!(
            "const n = {squares};\nconst jumps = new Map([{}]);\n",
            pairs(jumps, "[", ", ", "]")
        ),
        format!(
            "const jumps = [{}];\nconst n = {squares};\n",
            pairs(jumps, "{ start: ", ", end: ", " }")
        ),
        format!("int n = {squares};\nint[][] jumps = {{{}}};\n", pairs(jumps, "{", ", ", "}")),
        format!(
            "squares = {squares}\nladders = {{{}}}\nsnakes = {{{}}}\n",
            pairs(&ladders, "", ": ", ""),
            pairs(&snakes, "", ": ", "")
        ),
        format!(
            "int size = {squares}; var snakes = Map.of({}); var ladders = Map.of({});",
            of(&snakes),
            of(&ladders)
        ),
        format!(
            "snakes = [{}]\nladders = [{}]\nn = {squares}",
            pairs(&snakes, "(", ", ", ")"),
            pairs(&ladders, "[", ", ", "]")
        ),
    ];
    if !jumps.is_empty() {
        let puts: Vec<String> =
            jumps.iter().map(|(from, to)| format!("jumps.put({from}, {to});")).collect();
        texts.push(format!("int n = {squares};\n{}\n", puts.join("\n")));
        let assigned: Vec<String> =
            jumps.iter().map(|(from, to)| format!("jumps[{from}] = {to}")).collect();
        texts.push(format!("n = {squares}\n{}\n", assigned.join("\n")));
    }
    texts
}

/// The places of an array, each made of its jump where there is one.
fn places(squares: u64, jumps: &[Jump], none: &str, holds: impl Fn(Jump) -> String) -> String {
    let place = |square| jumps.iter().find(|(from, _)| *from == square);
    let held =
        (1..=squares).map(|square| place(square).map_or(none.to_owned(), |&jump| holds(jump)));
    held.collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn reads_back(text: &str, board: &Board) -> Result<(), TestCaseError> {
    let read =
        read_one(text, &Options::default()).unwrap_or_else(|error| panic!("{error}\nin {text}"));
    prop_assert_eq!(&read.board, board, "of {}", text);
    prop_assert_eq!(read.remarks, [], "of {}", text);
    Ok(())
}

proptest! {
    #![proptest_config(props::config(300))]

    #[test]
    fn grids_are(board in grid()) {
        for text in grids(&write_grid(&board).unwrap()) {
            reads_back(&text, &board)?;
        }
    }

    #[test]
    fn lists_are((squares, jumps) in list()) {
        let board = board(squares, None, &jumps);
        for text in lists(squares, &jumps) {
            reads_back(&text, &board)?;
        }
    }

    #[test]
    fn arguments_are((ladders, snakes) in (jumps(100, 9), jumps(100, 9))) {
        let ladders: Vec<Jump> = ladders.into_iter().filter(|(from, to)| to > from).collect();
        let is_taken = |from| ladders.iter().any(|(taken, _)| *taken == from);
        let snakes: Vec<Jump> =
            snakes.into_iter().filter(|(from, to)| to < from && !is_taken(*from)).collect();
        let all: Vec<Jump> = ladders.iter().chain(&snakes).copied().collect();
        let board = board(100, Some(10), &all);
        let [a, b] = [&ladders, &snakes].map(|jumps| format!("[{}]", pairs(jumps, "[", ",", "]")));
        reads_back(&format!("A = {a}\nB = {b}\n"), &board)?;
        // Two grids of two columns are legal only with small numbers.
        if ladders.iter().any(|(_, to)| *to > 20) {
            reads_back(&format!("{a}, {b}"), &board)?;
            reads_back(&format!("quickestWayUp({a}, {b})"), &board)?;
        }
    }

    #[test]
    fn arrays_of_where_jumps_lead_are((squares, jumps) in list()) {
        // "No jump" is -1 only where there is one.
        prop_assume!((jumps.len() as u64) < squares);
        let board = board(squares, None, &jumps);
        let moves = places(squares, &jumps, "-1", |(_, to)| (to - 1).to_string());
        reads_back(&format!("moves = [{moves}]"), &board)?;
        reads_back(&format!("int n = {squares};\nint[] moves = {{{moves}}};"), &board)?;
        reads_back(&format!("let moves: Vec<i32> = vec![{moves}];"), &board)?;
        let assigned: String =
            jumps.iter().map(|(from, to)| format!("moves[{}] = {}\n", from - 1, to - 1)).collect();
        reads_back(&format!("moves = [-1] * {squares}\n{assigned}"), &board)?;
    }

    #[test]
    fn arrays_of_how_far_jumps_lead_are((squares, jumps) in list()) {
        // A jump to where it begins leads 0 far.
        let jumps: Vec<Jump> = jumps.into_iter().filter(|(from, to)| from != to).collect();
        let board = board(squares, None, &jumps);
        let far = |(from, to): Jump| {
            format!("{:+03}", i64::try_from(to).unwrap() - i64::try_from(from).unwrap())
        };
        let offsets = places(squares, &jumps, "0", far);
        reads_back(&format!("offsets = [{offsets}]"), &board)?;
        if !jumps.is_empty() {
            let assigned: Vec<String> = jumps
                .iter()
                .map(|&(from, to)| format!("board[{from:02}] = {}", far((from, to))))
                .collect();
            let text = format!("finalSquare = {squares}\n{}", assigned.join("; "));
            let read = read_one(&text, &Options::default()).unwrap();
            prop_assert_eq!(read.board.jumps(), board.jumps());
            prop_assert_eq!(read.board.squares(), squares);
        }
    }
}
