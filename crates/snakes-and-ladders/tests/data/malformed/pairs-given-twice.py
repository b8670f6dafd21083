n = 36
ladders = {2: 15}
ladders = {3: 15}
