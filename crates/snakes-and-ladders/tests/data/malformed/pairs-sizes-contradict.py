size = 36
rows = 5
columns = 5
ladders = {2: 15}
