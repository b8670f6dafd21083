vector<vector<int>> board = {{-1, -1}, {-1, 03}};
