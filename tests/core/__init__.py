"""Tests of the parts that every game uses."""
