const int board_size = 36;
vector<pair<int, int>> jumps = {make_pair(2, 15), make_pair(14, 35), make_pair(17, 13)};
