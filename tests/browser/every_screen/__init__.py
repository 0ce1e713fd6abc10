"""Tests that every screen passes: accessibility, languages, layout."""
