//! The steps of the solution: what its lines are there for.

use crate::trace::Event;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// What a line of a [`Program`](super::Program) is there for, the same in
    /// every language. A program has each step at most once and only those its
    /// rules need.
    #[derive(PartialOrd, Ord)]
    #[non_exhaustive]
    Step, "step":
    /// The queue (and what else is needed) is fetched from the library.
    Import = "import",
    /// The head of the function: what it is given.
    Function = "function",
    /// The last square is computed from the size of the grid.
    Size = "size",
    /// The outcomes of a die that has many, with gaps.
    Die = "die",
    /// The jump of the start is taken before the first roll.
    StartJump = "start-jump",
    /// No square is visited yet.
    Unvisited = "unvisited",
    /// The start is marked and put into the queue.
    Start = "start",
    /// Nothing has been rolled yet.
    NoRolls = "no-rolls",
    /// As long as there are squares in the queue.
    QueueLoop = "queue-loop",
    /// The squares that are in the queue now: one level.
    Level = "level",
    /// A square is taken from the front of the queue.
    Take = "take",
    /// The token went past the end, which wins.
    Passed = "passed",
    /// Which jump is ridden on this turn, where a ride is a turn of its own.
    Due = "due",
    /// Is it the last square?
    Goal = "goal",
    /// The ride is the whole turn; otherwise the die is thrown.
    Ride = "ride",
    /// Every outcome of the die.
    Roll = "roll",
    /// The token walks.
    Walk = "walk",
    /// The roll goes past the end.
    PastEnd = "past-end",
    /// The cell of the square rolled to.
    Cell = "cell",
    /// The jump must be taken.
    Jump = "jump",
    /// The landing is kept until it is marked.
    Keep = "keep",
    /// Every landing of this turn.
    Landings = "landings",
    /// Was the token there before?
    Visited = "visited",
    /// The square is marked and put at the end of the queue.
    Push = "push",
    /// The level is done: one roll more.
    Count = "count",
    /// The queue is empty: the last square cannot be reached.
    GiveUp = "give-up",
    /// The head of the function that follows jumps to their end.
    Follow = "follow",
    /// No jump has been taken on this way yet.
    Unseen = "unseen",
    /// As long as there is a jump.
    FollowLoop = "follow-loop",
    /// A square without a jump: the end.
    Rest = "rest",
    /// The jumps run in a circle.
    Circle = "circle",
    /// The next jump is taken.
    FollowOn = "follow-on",
    /// The head of the function from a square to its cell.
    CellOf = "cell-of",
    /// The row, counted from where the numbers begin.
    FromStart = "from-start",
    /// The row of the grid.
    Row = "row",
    /// The place in the row.
    Column = "column",
    /// Every other row runs from right to left.
    RunsBackwards = "runs-backwards",
    /// Row and column are handed back.
    CellDone = "cell-done",
}

impl Step {
    /// The steps that carry out an event of the search; a program has one of
    /// them.
    pub(super) fn of(event: &Event) -> &'static [Step] {
        match event {
            Event::LevelBegins { .. } => &[Step::Level],
            Event::Taken { .. } => &[Step::Take],
            Event::Goal { .. } => &[Step::Goal],
            Event::Rolls { roll: Some(_), .. } => &[Step::Roll],
            Event::Rolls { roll: None, .. } => &[Step::Ride],
            Event::PastEnd { .. } => &[Step::PastEnd],
            Event::Circles { .. } => &[Step::Circle],
            Event::Lands(landing) if landing.passed_end => &[Step::PastEnd],
            Event::Lands(landing) if landing.play.roll.is_none() => &[Step::Ride],
            Event::Lands(_) => &[Step::Jump, Step::Keep],
            Event::AlreadyVisited(_) => &[Step::Visited],
            Event::Pushed(_) => &[Step::Push],
            Event::LevelEnds { .. } => &[Step::Count],
            Event::QueueEmpty => &[Step::GiveUp],
        }
    }
}
