//! The JSON documents, against their shapes.

use snakes_and_ladders::report::{CheckedPath, Line, Located, VERSION};
use snapbox::str;

use crate::support::{snl, solve};

#[test]
fn the_first_notes_board_as_json() {
    snl(["solve", "--json", "example-6x6.json"]).assert().success().stdout_eq(str![[r#"
{"kind":"solved","version":1,"file":"example-6x6.json","line":1,"format":"grid","board":{"squares":36,"layout":{"rows":6,"columns":6,"numbering":"zigzag"},"jumps":[{"from":2,"to":15},{"from":14,"to":35},{"from":17,"to":13}]},"rules":{"start":1,"die":"6","past_end":"stay","chain":"once","start_jump":"ignore","last_jump":"obey"},"rolls":4,"path":[{"from":1,"roll":1,"rolled_to":2,"stands_on":15},{"from":15,"roll":2,"rolled_to":17,"stands_on":13},{"from":13,"roll":1,"rolled_to":14,"stands_on":35},{"from":35,"roll":1,"rolled_to":36,"stands_on":36}],"notes":[],"work":{"rolls_tried":152,"squares_expanded":26}}

"#]]);
}

#[test]
fn every_line_is_a_document_of_the_version() {
    let text = "[[-1,-1],[-1,3]]\n[[1,1][-1,1]]\n[[1,1],[1,1]]\n";
    let output = solve(text).args(["--json", "--all", "--compare"]).output().expect("snl runs");
    assert_eq!(output.status.code(), Some(3));
    let lines: Vec<Line> = String::from_utf8(output.stdout)
        .expect("UTF-8")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a document"))
        .collect();
    let [Line::Solved(first), Line::Error(second), Line::Solved(third)] = &lines[..] else {
        panic!("{lines:?}");
    };
    assert_eq!((first.version, first.rolls, first.line), (VERSION, Some(1), 1));
    assert_eq!(first.shortest.as_ref().map(|ways| ways.count.as_str()), Some("1"));
    assert_eq!((second.line, second.problems[0].column), (2, Some(7)));
    assert_eq!((third.rolls, third.line), (None, 3));
    assert!(third.unreachable.is_some());
}

#[test]
fn locate_and_check_path_as_json() {
    let output = snl(["locate", "22", "--columns", "6", "--json"]).output().expect("snl runs");
    let located: Located = serde_json::from_slice(&output.stdout).expect("a document");
    assert_eq!((located.cell.row, located.cell.column, located.k), (2, 2, 3));

    let args = ["check-path", "example-6x6.json", "--rolls", "5,6,2,2", "--json"];
    let output = snl(args).output().expect("snl runs");
    assert_eq!(output.status.code(), Some(1));
    let checked: CheckedPath = serde_json::from_slice(&output.stdout).expect("a document");
    assert!(!checked.arrives);
    assert_eq!((checked.path.len(), checked.fewest), (3, Some(4)));
}
