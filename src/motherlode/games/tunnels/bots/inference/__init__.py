"""Inference: who is a saboteur and where the treasure lies, from what everyone did."""
