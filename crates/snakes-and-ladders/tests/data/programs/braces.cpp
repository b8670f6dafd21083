std::vector<std::vector<int>> board{{-1, -1}, {-1, 3}};
