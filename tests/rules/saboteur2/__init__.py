"""Tests of the rules of Saboteur 2, by id."""
