//! The files of `tests/data/malformed` that stand in programs: every word that is said of them.

/// Texts read by a person word by word and found right.
pub(super) const SAID: &[(&str, &[&str])] = &[
    (
        "grid-or-pairs.txt",
        &["line 1, column 1: this text can be read in two ways: as a grid as on LeetCode and as \
             lists of jumps in a program (say which: --format grid or --format pairs)"],
    ),
    (
        "interviewbit-pair.txt",
        &["line 1, column 14: this pair has 1 number, expected two: [from, to]"],
    ),
    (
        "moves-contradiction.py",
        &["line 1, column 5: the board has 21 squares here, but its array has 4 places (give \
             every square a place)"],
    ),
    (
        "moves-or-offsets.txt",
        &["line 1, column 1: this text can be read in two ways: as an array of where jumps lead \
             and as an array of how far jumps lead (say which: --format moves or --format \
             offsets)"],
    ),
    (
        "moves-out-of-range.py",
        &["line 1, column 17: place 2 holds 4, which is none of the places of this array (0 to \
             3) (write the place the jump leads to, counted from 0, or -1 for \"no jump\")\n\
             line 1, column 20: place 3 holds -5, which is none of the places of this array (0 to \
             3) (write the place the jump leads to, counted from 0, or -1 for \"no jump\")"],
    ),
    (
        "moves-two-commas.py",
        &["line 1, column 17: found `,`, expected a number or `]` (is there a comma too many?)"],
    ),
    (
        "offsets-out-of-range.swift",
        &["line 2, column 30: place 24 holds 18 and so leads to 42, which is none of the places \
             of this array (1 to 25) (write how far the jump leads, or 0 for \"no jump\")\n\
             line 2, column 41: place 26 is none of the places of this array (1 to 25)"],
    ),
    (
        "offsets-swift-length.swift",
        &["line 1, column 19: the board has 25 squares here, but its array has 4 places, the \
             first of them off the board (give every square a place)"],
    ),
    (
        "pairs-cut-off.py",
        &["line 2, column 28: the text ends inside the list of jumps (is it cut off? The list \
             of jumps would end with ]])"],
    ),
    (
        "pairs-given-twice.py",
        &["line 3, column 11: `ladders` is given twice (keep one of the two)"],
    ),
    (
        "pairs-map-of-odd.java",
        &["line 2, column 47: this square has no other the jump leads to (Map.of takes numbers \
             two by two)"],
    ),
    (
        "pairs-missing-comma.py",
        &["line 2, column 25: found `35`, expected `,` or `)` (a comma is missing here)"],
    ),
    (
        "pairs-no-size.py",
        &["line 1, column 11: this list of jumps does not say how many squares the board has \
             (say how many squares the board has, e.g. 100)"],
    ),
    (
        "pairs-not-closed.py",
        &["line 2, column 11: this board is not closed before the next one begins (is it cut \
             off? A closing bracket is missing)"],
    ),
    (
        "pairs-one-end.js",
        &["line 2, column 16: this jump has not two ends: expected from and to, start and end, \
             head and tail, or bottom and top"],
    ),
    (
        "pairs-one-number.js",
        &["line 1, column 35: this pair has 1 number, expected two: [from, to]"],
    ),
    (
        "pairs-out-of-range.py",
        &["line 2, column 23: the jump from square 14 leads to 37, beyond the last square 36 \
             (make it lead to a square of the board, or make the board larger)\n\
             line 3, column 11: the jump 40 ⇒ 13 begins on 40, which is no square of this board \
             (1 to 36) (both ends of a jump must be squares of the board)"],
    ),
    (
        "pairs-sizes-contradict.py",
        &["line 1, column 8: the board has 36 squares here, but 25 elsewhere (keep one of the \
             two)"],
    ),
    (
        "pairs-two-on-one-square.py",
        &["line 3, column 11: two jumps begin on square 2: one to 15, one to 1 (keep one of the \
             two)"],
    ),
    (
        "pairs-unknown-key.js",
        &["line 2, column 27: unknown key `stop`, expected from and to, start and end, head and \
             tail, or bottom and top"],
    ),
    (
        "pairs-word.py",
        &["line 2, column 15: found `\"fifteen\"`, expected the square the jump leads to\n\
             line 3, column 15: found `None`, expected the square the jump leads to"],
    ),
    (
        "program-call-cut-off.py",
        &[
            "line 1: 4 squares",
            "line 1, column 42: a call is not closed: found the end of the text, expected `)` (is \
             the text cut off?)",
        ],
    ),
    (
        "program-changed-cell.py",
        &[
            "line 1: 4 squares",
            "line 2, column 1: a place of `board` is changed behind its grid (write the grid as \
             it then is)",
        ],
    ),
    (
        "program-cut-off.py",
        &["line 2, column 14: the text ends inside the grid (is it cut off? The grid would end \
             with ]])"],
    ),
    (
        "program-missing-brace.java",
        &[
            "line 1, column 17: this board is not closed before the next one begins (is it cut \
             off? A closing bracket is missing)",
            "line 2: 4 squares",
        ],
    ),
    (
        "program-missing-comma.rs",
        &["line 2, column 13: found `-1`, expected `,` or `]` (a comma is missing here)"],
    ),
    ("program-mixed-brackets.java", &["line 1, column 31: found `]`, expected `}` (use braces)"]),
    (
        "program-next-statement.py",
        &[
            "line 1, column 5: this board is not closed before the next one begins (is it cut \
             off? A closing bracket is missing)",
            "line 2: 4 squares",
        ],
    ),
    (
        "program-none.py",
        &["line 1, column 11: found `None`, expected a number (write -1 for \"no jump\", or the \
             square the jump leads to)"],
    ),
    (
        "program-octal.cpp",
        &["line 1, column 45: found `03`, a number that begins with 0 (leave the zeros in front \
             away)"],
    ),
    (
        "program-out-of-range.ts",
        &["line 3, column 8: the jump from square 2 (row 1, column 1) leads to 5, beyond the \
             last square 4 (make it lead to a square of the board, or make the board larger)"],
    ),
    (
        "program-prose.txt",
        &[
            "line 1: 4 squares",
            "line 2, column 1: found `this`, expected a board (a grid begins with [[, an object \
             with {)",
        ],
    ),
];
