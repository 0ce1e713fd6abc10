"""Tests of replays and what is told of finished games."""
