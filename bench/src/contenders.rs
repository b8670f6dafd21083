//! Four ways to the same answer.

use pathfinding::directed::bfs::bfs;
use petgraph::algo::dijkstra;
use petgraph::csr::Csr;
use petgraph::visit::Bfs;
use snakes_and_ladders::{Claim, Game, Turn, check, search};

/// The fewest rolls; `None` if the last square cannot be reached.
pub type Rolls = Option<u64>;

/// One way to the answer.
pub type Contender = fn(&Arena) -> Rolls;

/// All of them: ours first, then those it is compared with.
pub const ALL: [(&str, Contender); 4] = [
    ("ours", Arena::ours),
    ("pathfinding bfs", Arena::pathfinding),
    ("petgraph Bfs", Arena::petgraph_bfs),
    ("petgraph dijkstra", Arena::petgraph_dijkstra),
];

/// A board in every form a contender wants it in, made outside the clock.
#[derive(Clone, Debug)]
pub struct Arena {
    game: Game,
    /// Where a token that rolls onto a square comes to stand; entry 0 is unused.
    landings: Vec<u32>,
    /// The squares from 1 as nodes from 1; node 0 is unused.
    graph: Csr<(), (), petgraph::Directed, u32>,
    last: u32,
}

/// The start under the default rules.
const START: u32 = 1;
/// The die of the default rules.
const FACES: u32 = 6;

impl Arena {
    /// Prepares a board under the default rules.
    pub fn new(game: Game) -> Arena {
        let last = u32::try_from(game.last().get()).expect("a board of the benches");
        let mut landings: Vec<u32> = (0..=last).collect();
        let mut edges = Vec::new();
        for square in START..=last {
            let token = game.token(u64::from(square));
            for turn in game.turns(token) {
                let Turn::Lands(landing) = turn else { continue };
                let stands_on = u32::try_from(landing.play.stands_on.get()).expect("on the board");
                landings[usize::try_from(landing.play.rolled_to.get()).expect("on the board")] =
                    stands_on;
                edges.push((square, stands_on));
            }
        }
        edges.sort_unstable();
        edges.dedup();
        let mut graph = Csr::from_sorted_edges(&edges).expect("the edges are sorted");
        while graph.node_count() <= last as usize {
            graph.add_node(());
        }
        Arena { game, landings, graph, last }
    }

    /// `snakes_and_ladders::search`.
    pub fn ours(&self) -> Rolls {
        search(&self.game).expect("a board of the benches").rolls()
    }

    /// `pathfinding::directed::bfs::bfs` over the flat table of landings.
    pub fn pathfinding(&self) -> Rolls {
        self.pathfinding_way().map(|way| way.len() as u64 - 1)
    }

    fn pathfinding_way(&self) -> Option<Vec<u32>> {
        let successors = |&square: &u32| {
            let end = (square + FACES).min(self.last);
            self.landings[square as usize + 1..=end as usize].iter().copied()
        };
        bfs(&START, successors, |&square| square == self.last)
    }

    /// `petgraph::visit::Bfs`, its queue emptied one level at a time.
    pub fn petgraph_bfs(&self) -> Rolls {
        let mut walker = Bfs::new(&self.graph, START);
        for level in 0.. {
            for _ in 0..walker.stack.len() {
                if walker.next(&self.graph) == Some(self.last) {
                    return Some(level);
                }
            }
            if walker.stack.is_empty() {
                break;
            }
        }
        None
    }

    /// `petgraph::algo::dijkstra` with the last square as its goal.
    pub fn petgraph_dijkstra(&self) -> Rolls {
        dijkstra(&self.graph, START, Some(self.last), |_| 1_u64).get(&self.last).copied()
    }

    /// Compares all answers once, and checks the ways where there is one.
    pub fn agree(&self) -> Rolls {
        let expected = self.ours();
        for (name, contender) in ALL {
            assert_eq!(contender(self), expected, "{name}");
        }
        let verdict = search(&self.game).expect("a board of the benches");
        let ours = verdict.solution().map(|solution| {
            solution.path().iter().map(|play| play.stands_on.get()).collect::<Vec<u64>>()
        });
        let theirs = self
            .pathfinding_way()
            .map(|way| way.into_iter().skip(1).map(u64::from).collect::<Vec<u64>>());
        for way in [ours, theirs].into_iter().flatten() {
            assert_eq!(check(&self.game, &Claim::Squares(way)).fault, None);
        }
        expected
    }
}
