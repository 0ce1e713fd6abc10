"""The weights by which a round's standing (see ``standing.py``) gives the chance that the treasure will be reached.

Found by logistic regression on positions of some 2,900 rounds between ``belief`` bots of three to ten players, most of
them with noise, so that all sorts of things are done in all sorts of positions (seed ``vam``). The first number and the
share of saboteurs were then fitted to the rounds without noise.

What comes along with winning is not what brings it about: miners hinder saboteurs when they know them, and know the
treasure's place late. So hindered saboteurs and suspicion have weights from rounds in which tools were broken and
mended and suspicions moved at random (played out by the quick rule, seed ``value``), and who knows the treasure's place
has none.
"""

from __future__ import annotations

from typing import Final

__all__ = ["WEIGHTS"]

WEIGHTS: Final = (
    8.17,
    -1.507,
    0.435,
    -2.587,
    -1.031,
    0.74,
    -21.325,
    1.083,
    0.716,
    -0.046,
    0.666,
    0.4,
    -0.35,
    0.0,
    0.0,
    -0.109,
    -0.39,
    2.112,
    2.2,
)
