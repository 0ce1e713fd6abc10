"""Numbers of the mean-field choice model behind the suspicion features of the learned policy.

Chosen, not fitted: the policy learns what to make of the features. They must be the same in training and play.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "AIM_WEIGHT",
    "BREAK_AT",
    "COVER",
    "DIG_WEIGHT",
    "FALL_CLIP",
    "FALL_WEIGHT",
    "FIX_BELOW",
    "HARM_WEIGHT",
    "MAX_RATIO",
    "MIN_LOSS",
    "NOISE",
]

DIG_WEIGHT: Final = 5.0  # logit of a miner for each card of distance saved
HARM_WEIGHT: Final = 2.0  # logit of a saboteur for each card of distance added
COVER: Final = 0.12  # how often a saboteur digs like a miner
NOISE: Final = 0.02  # how often anyone chooses at random
MIN_LOSS: Final = -2  # cards saved that count at once
FALL_WEIGHT: Final = 1.5
FALL_CLIP: Final = 1.5
AIM_WEIGHT: Final = 4.0  # logit of a target for each unit of suspicion
BREAK_AT: Final = 0.5  # suspicion from which a miner breaks tools
FIX_BELOW: Final = 0.6  # and up to which a miner fixes them
MAX_RATIO: Final = 2.5  # log-likelihood ratio of one action
