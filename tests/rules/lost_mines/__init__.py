"""Tests of The Lost Mines, rule by rule."""
