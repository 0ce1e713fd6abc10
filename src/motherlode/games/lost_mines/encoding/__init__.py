"""The Lost Mines for programs that learn: observations as arrays, moves as numbers."""
