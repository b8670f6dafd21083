//! The graph of a game.

use std::collections::BTreeSet;

use snakes_and_ladders::picture::Picture;
use snakes_and_ladders::{Levels, Limit, Rules, StartJump};

use super::{THREE, dealt};
use crate::play::{game, game_of, solution};

/// The edges of a graph: from, to and what stands at it.
fn edges(graph: &str) -> Vec<(u64, u64, &str)> {
    let lines = graph.lines().filter_map(|line| line.trim().split_once(" -> "));
    lines
        .map(|(from, rest)| {
            let (to, rest) = rest.split_once(' ').expect("attributes");
            let label = rest.split('"').nth(1).expect("a label");
            let number = |text: &str| text.trim_matches('"').parse().expect("a square");
            (number(from), number(to), label)
        })
        .collect()
}

/// By hand: from 1, 3, 4, 5, 6 and 8 every roll up to 9; nobody stands on 2 and 7.
#[test]
fn the_second_board() {
    let game = game(THREE);
    let graph = Picture::new(&game).dot().unwrap();
    let mut expected = Vec::new();
    let rolls = ["1", "2", "3", "4", "5", "6"];
    for from in [1_u64, 3, 4, 5, 6, 8] {
        for (to, roll) in (from + 1..=9).zip(rolls) {
            expected.push((from, to, roll));
        }
    }
    expected.extend([(2, 8, "▲ ladder"), (7, 4, "▼ snake")]);
    assert_eq!(edges(&graph), expected);
    let never: Vec<&str> =
        graph.lines().filter(|line| line.contains("nobody ever stands here")).collect();
    assert_eq!(never.len(), 2);
    assert!(never[0].starts_with("  \"2\" [") && never[1].starts_with("  \"7\" ["));
    assert!(graph.contains("  \"9\" [label=\"9\", pos=\"190,190\", shape=doublecircle"), "{graph}");
}

#[test]
fn the_way_is_marked_and_the_levels_are_ranks() {
    let game = game(THREE);
    let solution = solution(&game);
    let levels = Levels::explore(&game, Limit::default()).unwrap();
    let graph = Picture::new(&game).path(solution.path()).levels(&levels).dot().unwrap();
    let marked: Vec<&str> = graph.lines().filter(|line| line.contains("#1f4fbf")).collect();
    assert_eq!(edges(&marked.join("\n")), [(1, 2, "1"), (8, 9, "1"), (2, 8, "▲ ladder")]);
    assert!(graph.contains("{ rank=same; \"3\"; \"4\"; \"5\"; \"6\"; \"8\" }"), "{graph}");
    assert!(graph.contains("\"9\" [label=\"9\\nlevel 2\""), "{graph}");
}

/// A jump on 1 that is ignored at the beginning leaves 1 a square to roll from; one that is taken
/// leaves nobody there.
#[test]
fn a_start_with_a_jump_is_left_by_rolls_where_it_is_ignored() {
    for (start_jump, lowest) in [(StartJump::Ignore, (1, 2)), (StartJump::Take, (4, 5))] {
        let game = game_of(9, &[(1, 4)], Rules { start_jump, ..Rules::default() });
        let graph = Picture::new(&game).dot().unwrap();
        let rolled = edges(&graph).into_iter().filter(|edge| edge.2 == "1").min();
        assert_eq!(rolled.map(|(from, to, _)| (from, to)), Some(lowest));
        assert!(edges(&graph).contains(&(1, 4, "▲ ladder")));
    }
}

#[test]
fn every_graph_is_whole_and_bounded() {
    for game in dealt(200) {
        let graph = Picture::new(&game).dot().unwrap();
        let nodes: BTreeSet<u64> = graph
            .lines()
            .filter(|line| !line.contains(" -> ") && line.contains("\" [label="))
            .map(|line| line.split('"').nth(1).expect("a name").parse().expect("a square"))
            .collect();
        let first = u64::from(game.start().square.get() > 0);
        assert_eq!(nodes, (first..=game.last().get()).collect());
        let edges = edges(&graph);
        assert!(edges.iter().all(|(from, to, _)| nodes.contains(from) && nodes.contains(to)));
        let jumps = edges.iter().filter(|edge| edge.2.starts_with(['▲', '▼', '↺']));
        assert_eq!(jumps.count(), game.board().jumps().len());
        let quotes = graph.matches('"').count();
        assert!(quotes.is_multiple_of(2) && graph.ends_with("}\n"));
    }
}
