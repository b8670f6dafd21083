let finalSquare = 25
board[03] = +08; board[24] = +18; board[26] = -02
