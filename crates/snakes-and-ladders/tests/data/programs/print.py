class Solution:
    def snakesAndLadders(self, board: List[List[int]]) -> int:
        pass

s = Solution()
print(s.snakesAndLadders([[-1, -1], [-1, 3]]))  # 1
