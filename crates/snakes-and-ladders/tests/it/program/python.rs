//! The Python programs are run, all in one process.

use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

use serde_json::json;
use snakes_and_ladders::program::Language;

use super::pool::{Input, Programs, Sum, assert_right, dealt, of_cases, of_corners, of_samples};

/// Reads programs and what each is given; writes what they return.
const DRIVER: &str = "
import json, sys

given = json.load(sys.stdin)
functions = []
for source in given['programs']:
    names = {}
    exec(source, names)
    functions.append(names['fewest_rolls'])
answers = []
for program, grid, last, jumps in given['runs']:
    if grid:
        answers.append(functions[program](grid))
    else:
        answers.append(functions[program](last, dict(map(tuple, jumps))))
json.dump(answers, sys.stdout)
";

#[test]
fn the_python_programs_give_the_right_answers() {
    let mut sums = of_samples();
    sums.extend(of_cases());
    assert_eq!(sums.len(), 23 + 3 * 58);
    sums.extend(of_corners());
    sums.extend(dealt(8, 27));
    let programs = Programs::of(&sums, Language::Python);
    assert!(programs.sources.len() > 600, "{} programs", programs.sources.len());
    if let Some(answers) = answers(&sums, &programs) {
        assert_right(&sums, &programs, &answers);
    }
}

/// What the programs answer; none where there is no Python.
fn answers(sums: &[Sum], programs: &Programs) -> Option<Vec<i64>> {
    let runs: Vec<_> = sums
        .iter()
        .zip(&programs.of)
        .map(|(sum, program)| match sum.input() {
            Input::Grid(grid) => json!([program, grid, null, null]),
            Input::Jumps(last, jumps) => json!([program, null, last, jumps]),
        })
        .collect();
    let given = json!({"programs": programs.sources, "runs": runs}).to_string();
    let child = Command::new("python3")
        .args(["-c", DRIVER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            not_run();
            return None;
        }
        Err(error) => panic!("python3: {error}"),
    };
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(given.as_bytes()).expect("python3 reads");
    drop(stdin);
    let output = child.wait_with_output().expect("python3 ends");
    assert!(output.status.success(), "python3 failed");
    Some(serde_json::from_slice(&output.stdout).expect("a list of numbers"))
}

/// Says what was not tested, where a passing test is heard too; in CI that is a failure.
fn not_run() {
    let words = "NOT TESTED: there is no python3, so the Python programs were not run\n";
    assert!(std::env::var("CI").as_deref() != Ok("true"), "{words}");
    std::io::stderr().write_all(words.as_bytes()).expect("standard error");
}
