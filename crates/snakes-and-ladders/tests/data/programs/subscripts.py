size = 36
ladders[2] = 15
ladders[14] = 35
snakes[17] = 13
