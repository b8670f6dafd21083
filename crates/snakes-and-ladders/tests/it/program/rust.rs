//! The Rust programs are compiled, all in one file and without a warning, and run.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use snakes_and_ladders::program::Language;

use super::pool::{Input, Programs, Sum, assert_right, dealt, of_cases, of_corners, of_samples};

/// Reads runs, a line each: the program, then a grid's rows, columns and cells, or the last square
/// and the ends of the jumps. Writes an answer a line.
const MAIN: &str = "
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let mut numbers = line.split(' ').map(|number| number.parse::<i64>().unwrap());
        let mut next = || numbers.next();
        println!(\"{}\", run(next().unwrap(), &mut next));
    }
}

fn grid(next: &mut dyn FnMut() -> Option<i64>) -> Vec<Vec<i32>> {
    let (rows, columns) = (next().unwrap(), next().unwrap());
    (0..rows).map(|_| (0..columns).map(|_| next().unwrap() as i32).collect()).collect()
}

fn jumps(next: &mut dyn FnMut() -> Option<i64>) -> std::collections::HashMap<usize, usize> {
    let mut jumps = std::collections::HashMap::new();
    while let Some(from) = next() {
        jumps.insert(from as usize, next().unwrap() as usize);
    }
    jumps
}
";

#[test]
fn the_rust_programs_compile_without_a_warning_and_give_the_right_answers() {
    let mut sums = of_samples();
    sums.extend(of_cases());
    sums.extend(of_corners());
    sums.extend(dealt(8, 4));
    let programs = Programs::of(&sums, Language::Rust);
    assert!(programs.sources.len() > 72, "{} programs", programs.sources.len());
    let source = folder().join("programs.rs");
    fs::write(&source, file(&programs)).expect("a file");
    compile(&source, &["--edition", "2024", "--emit", "metadata"]);
    let answers = answers(&compile(&source, &["--edition", "2021"]), &runs(&sums, &programs));
    assert_right(&sums, &programs, &answers);
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Every program in a module of its own, and a function that calls each by its place.
fn file(programs: &Programs) -> String {
    let mut file = String::from(MAIN);
    file.push_str("\nfn run(program: i64, next: &mut dyn FnMut() -> Option<i64>) -> i32 {\n");
    file.push_str("    match program {\n");
    for (place, source) in programs.sources.iter().enumerate() {
        let call = if source.contains("pub fn fewest_rolls(board: &[Vec<i32>]) -> i32 {") {
            "(&grid(next))"
        } else {
            "(next().unwrap() as usize, &jumps(next))"
        };
        writeln!(file, "        {place} => p{place}::fewest_rolls{call},").expect("text");
    }
    file.push_str("        _ => unreachable!(),\n    }\n}\n");
    for (place, source) in programs.sources.iter().enumerate() {
        writeln!(file, "\nmod p{place} {{\n{source}}}").expect("text");
    }
    file
}

fn compile(source: &Path, options: &[&str]) -> PathBuf {
    let compiled = source.with_extension(std::env::consts::EXE_EXTENSION);
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut command = Command::new(rustc);
    command.args(options).args(["-D", "warnings", "-C", "debuginfo=0"]);
    let output = command.arg(source).arg("-o").arg(&compiled).output().expect("rustc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    compiled
}

fn runs(sums: &[Sum], programs: &Programs) -> String {
    let mut runs = String::new();
    for (sum, program) in sums.iter().zip(&programs.of) {
        let mut numbers = vec![program.to_string()];
        match sum.input() {
            Input::Grid(grid) => {
                numbers.extend([grid.len().to_string(), grid[0].len().to_string()]);
                numbers.extend(grid.iter().flatten().map(ToString::to_string));
            }
            Input::Jumps(last, jumps) => {
                numbers.push(last.to_string());
                numbers
                    .extend(jumps.iter().flat_map(|&(from, to)| [from, to]).map(|s| s.to_string()));
            }
        }
        runs.push_str(&numbers.join(" "));
        runs.push('\n');
    }
    runs
}

fn answers(program: &Path, runs: &str) -> Vec<i64> {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the programs run");
    let mut stdin = child.stdin.take().expect("a pipe");
    // Answers are short and may all wait in the pipe while the runs are written.
    let runs = runs.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(runs.as_bytes()));
    let output = child.wait_with_output().expect("the programs end");
    writer.join().expect("no panic").expect("the programs read");
    assert!(output.status.success(), "a program panicked");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| line.parse().expect("a number")).collect()
}
