//! The files of `tests/data/read`: odd but fine.

use snakes_and_ladders::Layout;
use snakes_and_ladders::format::{Options, decode, read};

use crate::data::{bytes, names, test_data};

/// What each file holds: for each board its line, squares, columns and jumps.
type Holds = (usize, u64, Option<u64>, &'static [(u64, u64)]);

const SMALL: Holds = (1, 4, Some(2), &[(2, 3)]);
const FILES: &[(&str, &[Holds])] = &[
    ("blank-lines.txt", &[(4, 100, Some(10), &[(32, 62), (42, 68)])]),
    ("bom.json", &[SMALL]),
    ("comments.json", &[(2, 9, Some(3), &[(2, 8), (7, 4)])]),
    ("crlf.json", &[SMALL]),
    ("list.json", &[(2, 4, Some(2), &[(2, 3)]), (3, 1, Some(1), &[])]),
    ("one-after-another.jsonl", &[SMALL, (3, 9, None, &[(2, 8)]), (4, 1, Some(1), &[])]),
    ("pairs.json", &[(1, 36, Some(6), &[(2, 15), (14, 35), (17, 13)])]),
    ("spreadsheet.csv", &[(1, 36, Some(6), &[(2, 15), (14, 35), (17, 13)])]),
    ("trailing-comma.json", &[SMALL]),
];

#[test]
fn every_odd_file_is_read_as_what_it_is() {
    for (name, holds) in FILES {
        let bytes = bytes(&test_data("read").join(name));
        let text = decode(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let boards: Vec<_> = read(text, &Options::default())
            .map(|read| read.unwrap_or_else(|error| panic!("{name}: {error}")))
            .map(|read| {
                assert_eq!(read.remarks, [], "{name}");
                let columns = read.board.layout().map(Layout::columns);
                let jumps: Vec<(u64, u64)> = read
                    .board
                    .jumps()
                    .iter()
                    .map(|jump| (jump.from.get(), jump.to.get()))
                    .collect();
                (read.line, read.board.squares(), columns, jumps)
            })
            .collect();
        let expected: Vec<_> = holds
            .iter()
            .map(|&(line, squares, columns, jumps)| (line, squares, columns, jumps.to_vec()))
            .collect();
        assert_eq!(boards, expected, "{name}");
    }
}

#[test]
fn the_table_has_every_file() {
    let listed: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
    assert_eq!(listed, names(&test_data("read")));
}
