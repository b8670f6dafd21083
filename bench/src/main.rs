//! Prints how our search compares, as a Markdown table.
//!
//! `--smoke` searches small boards once each: for the assertions, not the
//! numbers.

use std::io::{self, Write};
use std::process::ExitCode;

use snl_bench::boards;
use snl_bench::clock::{Effort, measure};
use snl_bench::contenders::{ALL, Arena};

fn main() -> io::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (sides, effort): (&[u64], _) =
        match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] => (&[6, 10, 20, 100, 1000], Effort::TABLE),
            ["--smoke"] => (&[6, 10], Effort::SMOKE),
            _ => {
                writeln!(io::stderr(), "usage: snl-bench [--smoke]")?;
                return Ok(ExitCode::from(2));
            }
        };
    let mut out = io::stdout();
    let others: Vec<&str> = ALL[1..].iter().map(|&(name, _)| name).collect();
    writeln!(out, "| board | jumps | rolls | ours, µs | {} | rounds |", others.join(" | "))?;
    writeln!(out, "|---|---:|---:|---:|{}---:|", "---:|".repeat(others.len()))?;
    for case in boards::all(sides) {
        let measured = measure(&Arena::new(case.game), effort);
        let rolls = measured.rolls.map_or_else(|| "none".to_owned(), |rolls| rolls.to_string());
        let ours = measured.ours.as_secs_f64() * 1e6;
        let ratios: Vec<String> =
            measured.ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
        writeln!(
            out,
            "| {} | {} | {rolls} | {ours:.1} | {} | {} |",
            case.name,
            case.jumps,
            ratios.join(" | "),
            measured.rounds
        )?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "The columns of the others hold their time divided by ours, the median of the rounds \
         in which all took turns. All answers were equal."
    )?;
    Ok(ExitCode::SUCCESS)
}
