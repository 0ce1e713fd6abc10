"""The tunnel games for programs that learn: observations as arrays, moves as numbers."""
