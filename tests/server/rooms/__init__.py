"""Tests of running tables: rooms, clocks, people and play."""
