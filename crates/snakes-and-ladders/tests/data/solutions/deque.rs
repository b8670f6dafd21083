use std::collections::VecDeque;

impl Solution {
    pub fn snakes_and_ladders(board: Vec<Vec<i32>>) -> i32 {
        let n = board.len();
        let mut dist = vec![-1; n * n + 1];
        dist[1] = 0;
        let mut queue = VecDeque::from(vec![1_usize]);
        while let Some(cur) = queue.pop_front() {
            for next in cur + 1..=(cur + 6).min(n * n) {
                let (row, column) = ((next - 1) / n, (next - 1) % n);
                let column = if row % 2 == 0 { column } else { n - 1 - column };
                let value = board[n - 1 - row][column];
                let to = if value == -1 { next } else { value as usize };
                if dist[to] == -1 {
                    dist[to] = dist[cur] + 1;
                    queue.push_back(to);
                }
            }
        }
        dist[n * n]
    }
}

fn main() {
    let board = vec![vec![-1, -1], vec![-1, 3]];
    println!("{}", Solution::snakes_and_ladders(board));
}
