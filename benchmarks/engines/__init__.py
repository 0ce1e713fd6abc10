"""The comparison of engines: ``python -m benchmarks``."""
