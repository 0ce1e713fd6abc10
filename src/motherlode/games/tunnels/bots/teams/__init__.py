"""Bots for Saboteur 2, where miners are of two teams and everyone digs for gold of their own."""
