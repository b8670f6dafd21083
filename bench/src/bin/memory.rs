//! Prints what our search allocates, in bytes per square.
//!
//! `--smoke` takes a small board; the assertion is the same.

use std::io::{self, Write};
use std::process::ExitCode;

use snakes_and_ladders::search;
use snl_bench::boards;

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

/// What the search may hold at any one time, beside the board.
const MOST_BYTES_A_SQUARE: f64 = 16.0;

#[expect(clippy::cast_precision_loss, reason = "numbers of bytes far below 2^52")]
fn main() -> io::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let side = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => 1000,
        ["--smoke"] => 100,
        _ => {
            writeln!(io::stderr(), "usage: snl-bench-memory [--smoke]")?;
            return Ok(ExitCode::from(2));
        }
    };
    let mut out = io::stdout();
    writeln!(out, "| board | jumps | at most at once, bytes a square | in all, bytes a square |")?;
    writeln!(out, "|---|---:|---:|---:|")?;
    for percent in [0, 5, 20, 30] {
        let case = boards::random(side, percent);
        // Counting begins here, so the board is not in it.
        let counting = dhat::Profiler::builder().testing().build();
        let verdict = search(&case.game).expect("a board of the benches");
        let stats = dhat::HeapStats::get();
        drop(counting);
        drop(verdict);
        let a_square = |bytes: f64| bytes / (side * side) as f64;
        let (peak, total) = (a_square(stats.max_bytes as f64), a_square(stats.total_bytes as f64));
        writeln!(out, "| {} | {} | {peak:.2} | {total:.2} |", case.name, case.jumps)?;
        assert!(
            peak <= MOST_BYTES_A_SQUARE,
            "the search holds {peak:.2} bytes a square, more than {MOST_BYTES_A_SQUARE}"
        );
    }
    Ok(ExitCode::SUCCESS)
}
