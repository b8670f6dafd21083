def snakes_and_ladders(board)
  n = board.length
  queue = [[1, 0]]
  seen = { 1 => true }
  until queue.empty?
    cur, moves = queue.shift
    return moves if cur == n * n
  end
  -1
end

board = [[-1, -1], [-1, 3]]
puts snakes_and_ladders(board)
