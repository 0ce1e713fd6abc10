"""What is measured, and beside whom: ``python -m benchmarks`` (or ``make bench``)."""
