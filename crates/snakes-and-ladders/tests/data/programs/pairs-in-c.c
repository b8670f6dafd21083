int n = 36;
int ladders[][2] = {{2, 15}, {14, 35}};
int snakes[1][2] = {
{17, 13}
};
