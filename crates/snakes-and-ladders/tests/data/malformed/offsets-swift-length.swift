let finalSquare = 25
let board = [0, 0, 0, +08]
