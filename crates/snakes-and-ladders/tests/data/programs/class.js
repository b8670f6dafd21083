class Game {
  constructor() {
    this.size = 36;
    this.ladders = { 2: 15, 14: 35 };
    this.snakes = { 17: 13 };
  }
}
