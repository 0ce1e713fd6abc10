"""Tests of the pages beside the table."""
