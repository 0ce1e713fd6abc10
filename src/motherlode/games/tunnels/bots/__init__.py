"""Bots for the tunnel games."""
