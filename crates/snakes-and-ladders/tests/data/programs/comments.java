int[][] board = { // numbered from the bottom left
    {-1, /* 3 */ -1},
    {-1, 3},      # not Java, but harmless
};
