"""Tests of the ``motherlode`` command and the terminal table."""
