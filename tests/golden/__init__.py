"""Games and counts kept as they were when last they were looked at."""
