"""Logs that releases have written, and must be readable for good.

``python -m server.golden_logs.write RELEASE`` in ``tests/`` adds those of a release that changes what is written.
"""
