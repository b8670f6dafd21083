import collections

directions = [[0, 1], [1, 0], [0, -1], [-1, 0]]


def solve(board):
    """Fewest rolls.

    Input: board = [[-1,-1,-1],[-1,-1,-1],[-1,-1,-1]], don't forget the end.
    """
    visited = [False] * (len(board) ** 2 + 1)
    queue = collections.deque([[1, 0]])
    while queue:
        cur, moves = queue.popleft()
        for dx, dy in [[0, 1], [1, 0]]:
            pass
    return -1


print(solve([[-1, -1], [-1, 3]]))
