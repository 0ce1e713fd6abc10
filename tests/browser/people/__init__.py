"""Tests of people at a table: coming, leaving, coming back, looking on, sharing a device."""
