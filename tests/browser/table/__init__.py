"""Tests of playing at a table."""
