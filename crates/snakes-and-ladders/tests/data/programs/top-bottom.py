side = 6
ladders = [{"bottom": 2, "top": 15}, {"top": 35, "bottom": 14}]
snakes = [{"top": 17, "bottom": 13}]
