//! Help, presets, completions and the manual page.

use snapbox::str;

use crate::support::snl;

#[test]
fn help_begins_with_what_a_newcomer_wants() {
    snl(["--help"]).assert().success().stdout_eq(str![[r#"
Snakes and Ladders: the fewest rolls to the last square, and the way.

Start here:

  snl solve board.json              the fewest rolls, and the way
  snl explain board.json            the same, explained as a teacher would
  snl solve --all board.json        every shortest way
  snl solve --compare board.json    beside greedy, depth-first, every sequence
  snl locate 22 --columns 6         where square 22 is, with the working
  snl check-path board.json --stands-on 15,13,35,36
  snl show --path board.json        the board with the way laid over it
  snl convert board.json --to csv   write it in another form

A board is a LeetCode grid ([[-1,-1],[-1,3]]) or a program with one, a JSON
object ({"squares": 100, "jumps": {"1": 38}}), CSV lines from,to, lines of
jumps (4 -> 14), a judge's input, or another form of docs/forms.md; without
a file it is read from standard input.

Usage: snl [OPTIONS] <COMMAND>

Commands:
  solve        Find the fewest rolls and the way, for one board or many
  explain      Explain the answer: the board, the dry run, the path, the doubts
  locate       Say where a square is, or which square a cell holds, with the working
  check-path   Check a path somebody claims: name its first illegal move
  show         Draw a board: as text, as an SVG image, or its graph as DOT
  convert      Write boards in another form
  presets      List the presets: whose rules they are and where they come from
  completions  Print completions for a shell
  man          Print the manual page, of snl or of one of its commands
  help         Print this message or the help of the given subcommand(s)

Options:
      --color <WHEN>
          Controls when to use color
          
          [default: auto]
          [possible values: auto, always, never]

  -h, --help
          Print help (see a summary with '-h')

  -V, --version
          Print version

Exit codes:
    0  every board was answered (-1, "cannot be reached", is an answer)
    1  check-path: the path is not legal or does not arrive
    2  the command line was not understood
    3  a board could not be read, or does not fit the rules or the form to write
    4  a board is too large for the search, or to be drawn
    5  a file could not be read, or the output could not be written
  141  whoever read the output stopped reading
  Where several are true the largest is used.

"#]]);
    snl([]).assert().code(2);
}

#[test]
fn every_preset_has_its_source() {
    snl(["presets"]).assert().success().stdout_eq(str![[r#"
leetcode        start on 1, die 6, past the end: stay, chain: once, start jump: ignore, last jump: obey, zigzag
                https://leetcode.com/problems/snakes-and-ladders/
hackerrank      100 squares, start on 1, die 6, past the end: stay, chain: once, start jump: ignore, last jump: obey, zigzag
                https://www.hackerrank.com/challenges/the-quickest-way-up/problem
gfg             30 squares, start on 1, die 6, past the end: stay, chain: once, start jump: ignore, last jump: obey, zigzag
                https://practice.geeksforgeeks.org/problems/snake-and-ladder-problem4816/1
baekjoon        100 squares, start on 1, die 6, past the end: stay, chain: once, start jump: ignore, last jump: obey, zigzag
                https://www.acmicpc.net/problem/16928
spoj            start off the board (0), die 6, past the end: stay, chain: follow, start jump: ignore, last jump: obey, zigzag
                https://www.spoj.com/problems/PCPC12E/
interviewbit    100 squares, start on 1, die 6, past the end: stay, chain: once, start jump: ignore, last jump: obey, zigzag
                https://www.interviewbit.com/problems/snake-ladder-problem/
milton-bradley  100 squares, start off the board (0), die 6, past the end: stay, chain: once, start jump: ignore, last jump: obey, zigzag
                S. C. Althoen, L. King, K. Schilling: How Long Is a Game of Snakes and Ladders? The Mathematical Gazette 77 (1993), 71-76
swift-book      25 squares, start off the board (0), die 6, past the end: win, chain: once, start jump: ignore, last jump: obey, zigzag
                https://docs.swift.org/swift-book/, chapter Control Flow

"#]]);
}

#[test]
fn completions_and_manual_come_from_the_definitions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = snl(["completions", shell]).output().expect("snl runs");
        assert!(String::from_utf8_lossy(&output.stdout).contains("check-path"), "{shell}");
    }
    let page = snl(["man"]).output().expect("snl runs").stdout;
    assert!(String::from_utf8_lossy(&page).contains("Exit codes"));
    let page = snl(["man", "solve"]).output().expect("snl runs").stdout;
    assert!(String::from_utf8_lossy(&page).contains("past\\-end"));
    snl(["man", "sing"]).assert().code(2).stderr_eq(str![[r#"
error: `sing` is no command: expected solve, explain, locate, check-path, show, convert, presets, completions, man, help

"#]]);
}
