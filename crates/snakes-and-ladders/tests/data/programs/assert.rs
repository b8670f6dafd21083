#[test]
fn example() {
    assert_eq!(Solution::snakes_and_ladders(vec![vec![-1, -1], vec![-1, 3]]), 1);
}
