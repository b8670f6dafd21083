board = [[-1, -1], [-1, 3]]

seen = {1}
queue = [(1, 0)]
cur, moves = 1, 0
n = len(board)
while queue:
    cur, moves = queue.pop(0)
    if cur == n * n:
        print(moves)
        break
    for roll in range(1, 7):
        nxt = cur + roll
        if nxt > n * n:
            break
        row = (nxt - 1) // n
        col = (nxt - 1) % n if row % 2 == 0 else n - 1 - (nxt - 1) % n
        value = board[n - 1 - row][col]
        if value != -1:
            nxt = value
        if nxt not in seen:
            seen.add(nxt)
            queue.append((nxt, moves + 1))
