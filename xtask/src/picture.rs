//! The README's pictures: the command as it is, run and drawn; a board.

use anstyle_svg::Term;
use xshell::cmd;

use crate::steps::{Failed, Steps};

const PICTURE: &str = "docs/solve.svg";

/// What the picture shows: a board solved, and one that cannot be read.
const SHOWN: [&str; 3] = [
    "snl solve --compare boards/example-6x6.json",
    "echo '[[1,1][-1,1]]' | snl solve",
    "snl check-path boards/example-6x6.json --stands-on 15,17,14,35,36",
];

/// A board with its path, drawn by the command itself.
const BOARD: &str = "docs/board.svg";

/// Draws the pictures.
pub(crate) fn draw(steps: &mut Steps<'_>) -> Result<(), Failed> {
    for (file, picture) in [(PICTURE, rendered(steps)?), (BOARD, board(steps)?)] {
        steps.shell.write_file(file, picture)?;
    }
    Ok(())
}

/// Fails where a picture is not what the command prints now.
pub(crate) fn check(steps: &mut Steps<'_>) -> Result<(), Failed> {
    for (file, picture) in [(PICTURE, rendered(steps)?), (BOARD, board(steps)?)] {
        let kept = steps.shell.read_file(file).unwrap_or_default();
        if kept != picture {
            return Err(Failed(format!(
                "{file} is out of date: `cargo xtask picture` draws it anew"
            )));
        }
    }
    Ok(())
}

fn board(steps: &Steps<'_>) -> Result<String, Failed> {
    let sh = steps.shell;
    let show = "show --as svg --path boards/example-6x6.json".split(' ');
    let drawing = cmd!(sh, "cargo run --quiet --package snl-cli -- {show...}").quiet().read()?;
    // Reading takes the line break at the end away.
    Ok(drawing + "\n")
}

fn rendered(steps: &mut Steps<'_>) -> Result<String, Failed> {
    let sh = steps.shell;
    steps.step("the README's pictures", cmd!(sh, "cargo build --package snl-cli"))?;
    let mut screen = String::new();
    for shown in SHOWN {
        // Colour even though nobody looks on; both streams, in their order.
        let coloured =
            shown.replace("snl ", "cargo run --quiet --package snl-cli -- --color always ");
        let script = format!("({coloured}) 2>&1");
        let output = cmd!(sh, "sh -c {script}").quiet().ignore_status().read()?;
        screen.extend(["\u{1b}[1;32m$\u{1b}[0m ", shown, "\n", output.trim_end(), "\n\n"]);
    }
    Ok(Term::new().render_svg(screen.trim_end()) + "\n")
}
