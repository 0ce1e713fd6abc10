"""What the tests share: tables to play at, ways to play, and independent counts and checks."""
