"""What the tests share: tables to play at, ways to play, and independent counts and checks.

Hypothesis makes up the same values every time, whichever tests are run.
"""

from hypothesis import settings

__all__ = ["examples"]

settings.register_profile("fixed", derandomize=True, deadline=None, database=None, max_examples=200)
settings.load_profile("fixed")


def examples(number: int) -> settings:
    """The number of values a test is tried with."""
    return settings(max_examples=number)
