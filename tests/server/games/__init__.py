"""Tests of what is made of games: bots' moves, replays, reasons, analyses, pictures, puzzles."""
