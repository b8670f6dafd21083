n = 36
ladders = {2: "fifteen"}
snakes = {17: None}
