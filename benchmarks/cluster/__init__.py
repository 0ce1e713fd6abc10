"""A cluster of real processes for benchmarks and tests, with links that can be broken."""
