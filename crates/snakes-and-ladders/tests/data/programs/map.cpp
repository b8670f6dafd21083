int n = 36;
std::map<int, int> ladders = {{2, 15}, {14, 35}};
std::unordered_map<int, int> snakes{{17, 13}};
