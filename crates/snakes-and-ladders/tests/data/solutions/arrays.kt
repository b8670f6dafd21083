fun snakesAndLadders(board: Array<IntArray>): Int {
    val n = board.size
    val queue = ArrayDeque(listOf(1))
    val dist = mutableMapOf(1 to 0)
    while (queue.isNotEmpty()) {
        val cur = queue.removeFirst()
        if (cur == n * n) return dist[cur]!!
    }
    return -1
}

fun main() {
    val board = arrayOf(intArrayOf(-1, -1), intArrayOf(-1, 3))
    println(snakesAndLadders(board))
}
