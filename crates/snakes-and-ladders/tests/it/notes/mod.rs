//! The values of two study notes on this problem: a sheet that works LeetCode's
//! example 1 through by hand ("the first note"), and an article that animates
//! the search on a board of three by three ("the second note").

mod answers;
mod cells;
mod dry_run;

/// The first note's example, six by six.
pub(crate) const SIX: &str = "[[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],\
                    [-1,35,-1,-1,13,-1],[-1,-1,-1,-1,-1,-1],[-1,15,-1,-1,-1,-1]]";

/// The second note's board, three by three: a ladder from 2 to 8, a snake from 7 to 4.
const THREE: &str = "[[4,-1,-1],[-1,-1,-1],[-1,8,-1]]";
