let board = vec![vec![-1i32, -1], vec![-1, 3]];
