"""The weights by which a round's standing (see ``standing.py``) gives the chance that the treasure will be reached.

Found by logistic regression on some 20,000 rounds played out by the quick rule, from positions of rounds between bots
of three to ten players (seed ``value``). In these tools were broken and mended, cards dealt anew and suspicions moved
at random, so that a weight tells what a thing brings about and not what it comes along with. The two numbers about who
knows the treasure's place were left out, for they told nothing.
"""

from __future__ import annotations

from typing import Final

__all__ = ["WEIGHTS"]

WEIGHTS: Final = (
    5.261,
    -0.607,
    -0.074,
    -2.185,
    -0.873,
    0.737,
    -10.704,
    0.993,
    0.628,
    -0.235,
    -0.1,
    0.401,
    -0.345,
    0.0,
    0.0,
    -0.237,
    0.231,
    1.301,
)
