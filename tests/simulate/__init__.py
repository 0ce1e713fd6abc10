"""Tests of simulation and of the bench."""
