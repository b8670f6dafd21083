ladders = {2: 15, 14: 35}
snakes = {17: 13}
