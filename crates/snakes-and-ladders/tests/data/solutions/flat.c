#include <stdio.h>

int board[3][3] = { -1, -1, -1,
                    -1,  9, -1,
                    -1,  8,  4 };

int main(void) {
    int dist[10] = {0};
    int queue[10] = {1};
    int head = 0, tail = 1;
    while (head < tail) {
        int cur = queue[head++];
        for (int roll = 1; roll <= 6; roll++) {
            if (cur + roll == 9) printf("%d\n", dist[cur] + 1);
        }
    }
    return 0;
}
