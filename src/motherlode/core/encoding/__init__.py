"""Games for programs that learn: observations as bytes, moves as numbers, rewards, many games at once."""
