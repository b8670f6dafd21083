snakes = {
    17: 13,
}
ladders = {
    2: 15,
    14: 35,
}
ROWS = 6
COLUMNS = 6
