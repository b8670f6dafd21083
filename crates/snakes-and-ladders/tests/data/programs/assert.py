assert Solution().snakesAndLadders([[-1,-1],[-1,3]]) == 1
assert Solution().snakesAndLadders([[-1,4],[-1,3]]) == 1
