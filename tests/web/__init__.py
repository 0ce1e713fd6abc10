"""Tests of the page's texts and rules, without a browser."""
