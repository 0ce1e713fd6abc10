"""Tests of what concerns guests: histories, notices, tokens, erasure, and the operator's commands."""
