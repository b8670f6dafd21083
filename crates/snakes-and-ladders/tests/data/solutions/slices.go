package main

import "fmt"

func snakesAndLadders(board [][]int) int {
	n := len(board)
	queue := []int{1}
	dist := map[int]int{1: 0}
	for len(queue) > 0 {
		cur := queue[0]
		queue = queue[1:]
		if cur == n*n {
			return dist[cur]
		}
		for s := cur + 1; s <= cur+6 && s <= n*n; s++ {
			r, c := (s-1)/n, (s-1)%n
			if r%2 == 1 {
				c = n - 1 - c
			}
			to := s
			if board[n-1-r][c] != -1 {
				to = board[n-1-r][c]
			}
			if _, ok := dist[to]; !ok {
				dist[to] = dist[cur] + 1
				queue = append(queue, to)
			}
		}
	}
	return -1
}

func main() {
	board := [][]int{{-1, -1}, {-1, 3}}
	fmt.Println(snakesAndLadders(board))
}
