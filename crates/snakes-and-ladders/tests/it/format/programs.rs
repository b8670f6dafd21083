//! The files of `tests/data/programs`: boards as people paste them out of programs.

use snakes_and_ladders::format::{Options, decode, read};
use snakes_and_ladders::{Layout, Preset};

use crate::data::{bytes, names, test_data};

type Jumps = &'static [(u64, u64)];

/// What each file holds: for each board its form, line, squares, columns and jumps.
type Holds = (&'static str, usize, u64, Option<u64>, Jumps);

/// The example of the statement on LeetCode, and the same jumps as a list.
const SIX: [(u64, u64); 3] = [(2, 15), (14, 35), (17, 13)];
/// The first sample of HackerRank, which is InterviewBit's too.
const HACKERRANK: [(u64, u64); 10] = [
    (12, 98),
    (32, 62),
    (42, 68),
    (49, 47),
    (67, 17),
    (75, 19),
    (79, 27),
    (93, 37),
    (95, 13),
    (97, 25),
];
/// Counted from 0 in the programs: each is one more here.
const THIRTY: [(u64, u64); 8] =
    [(3, 22), (5, 8), (11, 26), (17, 4), (19, 7), (20, 29), (21, 9), (27, 1)];
/// 3 + 8, 6 + 11, 9 + 9, 10 + 2, 14 - 10, 19 - 11, 22 - 2, 24 - 8.
const SWIFT_BOOK: [(u64, u64); 8] =
    [(3, 11), (6, 17), (9, 18), (10, 12), (14, 4), (19, 8), (22, 20), (24, 16)];

const FILES: &[(&str, &[Holds])] = &[
    ("arguments-lines.txt", &[("pairs", 1, 100, Some(10), &[(2, 4), (6, 1)])]),
    ("arguments.txt", &[("pairs", 1, 100, Some(10), &[(2, 4), (6, 1)])]),
    ("array-list.java", &[("grid", 5, 4, Some(2), &[(2, 3)])]),
    ("array.c", &[("grid", 3, 36, Some(6), &SIX)]),
    (
        "assert.py",
        &[("grid", 1, 4, Some(2), &[(2, 3)]), ("grid", 2, 4, Some(2), &[(2, 3), (3, 4)])],
    ),
    ("assert.rs", &[("grid", 3, 4, Some(2), &[(2, 3)])]),
    ("braces.cpp", &[("grid", 1, 4, Some(2), &[(2, 3)])]),
    ("class.js", &[("pairs", 4, 36, None, &SIX)]),
    ("comments.java", &[("grid", 1, 4, Some(2), &[(2, 3)])]),
    ("dict-after.py", &[("pairs", 1, 36, Some(6), &SIX)]),
    ("dict-call.py", &[("pairs", 1, 36, None, &SIX)]),
    ("dict.py", &[("pairs", 2, 36, None, &SIX)]),
    ("entries.java", &[("pairs", 2, 36, None, &SIX)]),
    ("examples.txt", &[("grid", 3, 36, Some(6), &SIX), ("grid", 11, 4, Some(2), &[(2, 3)])]),
    (
        "expect.ts",
        &[("grid", 4, 4, Some(2), &[(2, 3)]), ("grid", 5, 4, Some(2), &[(2, 3), (3, 4)])],
    ),
    ("fill.cpp", &[("moves", 7, 30, None, &THIRTY)]),
    ("fill.py", &[("moves", 2, 30, None, &THIRTY)]),
    ("grid.cpp", &[("grid", 5, 36, Some(6), &SIX)]),
    ("grid.java", &[("grid", 1, 36, Some(6), &SIX)]),
    ("grid.js", &[("grid", 1, 36, Some(6), &SIX)]),
    ("grid.py", &[("grid", 3, 36, Some(6), &SIX)]),
    ("grid.rs", &[("grid", 2, 36, Some(6), &SIX)]),
    ("grid.ts", &[("grid", 1, 36, Some(6), &SIX)]),
    ("hash-map.rs", &[("pairs", 4, 36, None, &SIX)]),
    ("insert.rs", &[("pairs", 2, 36, None, &SIX)]),
    ("interviewbit.txt", &[("interviewbit", 3, 100, Some(10), &HACKERRANK)]),
    ("list-of.java", &[("grid", 1, 4, Some(2), &[(2, 3)])]),
    ("macro.rs", &[("grid", 1, 4, Some(2), &[(2, 3)])]),
    ("make-pair.cpp", &[("pairs", 2, 36, None, &SIX)]),
    ("map.cpp", &[("pairs", 2, 36, None, &SIX)]),
    ("map.js", &[("pairs", 1, 36, None, &SIX)]),
    ("map.ts", &[("pairs", 2, 36, None, &SIX)]),
    (
        "moves-several.txt",
        &[("moves", 1, 10, None, &[(4, 8), (5, 3), (9, 6)]), ("moves", 2, 4, None, &[(2, 4)])],
    ),
    ("moves.py", &[("moves", 2, 20, None, &[(2, 19), (9, 3), (12, 16)])]),
    ("named-keys.js", &[("pairs", 2, 36, None, &SIX)]),
    (
        "new-array.java",
        &[("grid", 1, 4, Some(2), &[(2, 3)]), ("grid", 2, 4, Some(2), &[(2, 3), (3, 4)])],
    ),
    ("numpy.py", &[("grid", 3, 4, Some(2), &[(2, 3)])]),
    ("offsets.txt", &[("offsets", 1, 12, None, &[(4, 12), (7, 12), (10, 3)])]),
    ("pairs-in-c.c", &[("pairs", 2, 36, None, &SIX)]),
    ("print.py", &[("grid", 6, 4, Some(2), &[(2, 3)])]),
    ("put.java", &[("pairs", 3, 36, None, &SIX)]),
    ("quickest-way-up.py", &[("pairs", 1, 100, Some(10), &HACKERRANK)]),
    (
        "several.py",
        &[
            ("grid", 2, 1, Some(1), &[]),
            ("grid", 3, 4, Some(2), &[(2, 3)]),
            ("grid", 5, 9, Some(3), &[(2, 8)]),
        ],
    ),
    ("sized.rs", &[("grid", 1, 4, Some(2), &[(2, 3)])]),
    ("subscripts.py", &[("pairs", 2, 36, None, &SIX)]),
    ("swift-book.swift", &[("offsets", 3, 25, Some(5), &SWIFT_BOOK)]),
    ("swift-list.swift", &[("offsets", 2, 25, Some(5), &SWIFT_BOOK)]),
    ("top-bottom.py", &[("pairs", 2, 36, Some(6), &SIX)]),
    ("tuple-grid.py", &[("grid", 1, 4, Some(2), &[(2, 3)])]),
    ("tuples.py", &[("pairs", 2, 36, None, &SIX)]),
    ("tuples.rs", &[("pairs", 2, 36, None, &SIX)]),
    ("typed.ts", &[("pairs", 1, 36, None, &SIX)]),
];

#[test]
fn every_file_is_read_as_what_it_holds() {
    for (name, holds) in FILES {
        let bytes = bytes(&test_data("programs").join(name));
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
                (read.format.name(), read.line, read.board.squares(), columns, jumps)
            })
            .collect();
        let expected: Vec<_> = holds
            .iter()
            .map(|&(form, line, squares, columns, jumps)| {
                (form, line, squares, columns, jumps.to_vec())
            })
            .collect();
        assert_eq!(boards, expected, "{name}");
    }
}

#[test]
fn the_table_has_every_file() {
    let listed: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
    assert_eq!(listed, names(&test_data("programs")));
}

#[test]
fn forms_of_well_known_statements_suggest_their_presets() {
    for (name, preset) in [
        ("arguments.txt", Some(Preset::HackerRank)),
        ("interviewbit.txt", Some(Preset::InterviewBit)),
        ("swift-book.swift", Some(Preset::SwiftBook)),
        ("grid.java", Some(Preset::LeetCode)),
        ("dict.py", None),
        ("moves.py", None),
        ("offsets.txt", None),
    ] {
        let bytes = bytes(&test_data("programs").join(name));
        let read = super::one(decode(&bytes).expect(name), &Options::default());
        assert_eq!(read.preset, preset, "{name}");
    }
}
