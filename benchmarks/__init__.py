"""Benchmarks of the engine, beside other engines: ``python -m benchmarks`` (or ``make bench``)."""
