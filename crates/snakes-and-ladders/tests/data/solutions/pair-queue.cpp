#include <bits/stdc++.h>
using namespace std;

class Solution {
public:
    int snakesAndLadders(vector<vector<int>>& board) {
        int n = board.size();
        vector<int> dist(n * n + 1, -1);
        queue<pair<int, int>> q;
        q.push({1, 0});
        while (!q.empty()) {
            auto [c, m]=q.front();
            q.pop();
            if (c == n * n) return m;
            for (int i = 1; i <= 6 && c + i <= n * n; ++i) {
                int s = c + i, r = (s - 1) / n, k = (s - 1) % n;
                int v = board[n - 1 - r][r & 1 ? n - 1 - k : k];
                int to = v > 0 ? v : s;
                if (dist[to] < 0) {
                    dist[to] = m + 1;
                    q.push({to, m + 1});
                }
            }
        }
        return -1;
    }
};

int main() {
    vector<vector<int>> board = {{-1, -1}, {-1, 3}};
    int dx[4] = {0, 1, 0, -1};
    cout << Solution().snakesAndLadders(board) << endl;
    return 0;
}
