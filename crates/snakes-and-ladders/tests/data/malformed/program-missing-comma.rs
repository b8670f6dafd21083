let board = vec![
    vec![-1 -1],
    vec![-1, 3],
];
