import unittest
from solution import Solution


class Boards(unittest.TestCase):
    def test_two(self):
        expected = [1]
        self.assertEqual(Solution().snakesAndLadders([[-1, -1], [-1, 3]]), 1)

    def test_three(self):
        board = [[-1, -1, -1], [-1, 9, -1], [-1, 8, 4]]
        self.assertEqual(Solution().snakesAndLadders(board), 1)
