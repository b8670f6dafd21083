n = 36
ladders = {2: 15, 14: 37}
snakes = {40: 13}
