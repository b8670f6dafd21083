n = 36
ladders = {2: 15}
snakes = {2: 1}
