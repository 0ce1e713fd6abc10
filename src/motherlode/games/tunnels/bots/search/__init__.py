"""Search: determinization, rollouts and their evaluation."""
