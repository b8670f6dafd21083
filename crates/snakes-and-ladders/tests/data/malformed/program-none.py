board = [[None, -1],
         [-1, 3]]
