func snakesAndLadders(_ board: [[Int]]) -> Int {
    let n = board.count
    var queue = [(1, 0)]
    var visited: Set<Int> = [1]
    while !queue.isEmpty {
        let (cur, moves) = queue.removeFirst()
        if cur == n * n { return moves }
    }
    return -1
}

let board: [[Int]] = [[-1, -1], [-1, 3]]
print(snakesAndLadders(board))
