"""Projections of a table for its guests: news, replays, bots' reasons, beliefs."""
