"""Environments for research: the games behind the interfaces of other libraries."""
