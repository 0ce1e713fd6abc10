"""Bots on the server: the pool of worker processes, and what runs in each."""
