"""Tests of what is stored: logs, checkpoints, leases, backups."""
