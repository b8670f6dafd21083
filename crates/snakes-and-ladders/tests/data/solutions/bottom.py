from collections import deque
from typing import List


class Solution:
    def snakesAndLadders(self, board: List[List[int]]) -> int:
        n = len(board)

        def cell(s):
            row, column = divmod(s - 1, n)
            if row % 2 == 1:
                column = n - 1 - column
            return n - 1 - row, column

        dist = {1: 0}
        q = deque([1])
        while q:
            cur = q.popleft()
            for nxt in range(cur + 1, min(cur + 6, n * n) + 1):
                r, c = cell(nxt)
                if board[r][c] != -1:
                    nxt = board[r][c]
                if nxt not in dist:
                    dist[nxt] = dist[cur] + 1
                    q.append(nxt)
        return dist.get(n * n, -1)


if __name__ == "__main__":
    board = [
        [-1, -1, -1, -1, -1, -1],
        [-1, -1, -1, -1, -1, -1],
        [-1, -1, -1, -1, -1, -1],
        [-1, 35, -1, -1, 13, -1],
        [-1, -1, -1, -1, -1, -1],
        [-1, 15, -1, -1, -1, -1],
    ]
    print(Solution().snakesAndLadders(board))
