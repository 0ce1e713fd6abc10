"""The Saboteur family of card games, complete.

>>> import motherlode
>>> game = motherlode.Game("base", seats=5, seed="a seed")
>>> game.legal[0] in game.legal
True
"""

from motherlode import _build
from motherlode._version import __version__

_build.prefer_source_if_asked()

from motherlode.core.chance.random_stream import Stream  # noqa: E402
from motherlode.core.errors import (  # noqa: E402
    DataError,
    GameOver,
    IllegalClaim,
    IllegalMove,
    MotherlodeError,
    NotYourTurn,
    ParseError,
    RecordError,
    Refusal,
    TooMuchTalk,
)
from motherlode.core.move import Move  # noqa: E402
from motherlode.core.talk import Claim, Utterance  # noqa: E402
from motherlode.core.visibility import REFEREE, SPECTATOR, Event  # noqa: E402
from motherlode.game import Game, LegalMoves, View  # noqa: E402
from motherlode.games.registry import Outcome, ruleset_names  # noqa: E402
from motherlode.record_format import Record, parse_record, print_record  # noqa: E402
from motherlode.records import record_of, replay, verify  # noqa: E402

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "Claim",
    "DataError",
    "Event",
    "Game",
    "GameOver",
    "IllegalClaim",
    "IllegalMove",
    "LegalMoves",
    "MotherlodeError",
    "Move",
    "NotYourTurn",
    "Outcome",
    "ParseError",
    "Record",
    "RecordError",
    "Refusal",
    "Stream",
    "TooMuchTalk",
    "Utterance",
    "View",
    "__version__",
    "parse_record",
    "print_record",
    "record_of",
    "replay",
    "ruleset_names",
    "verify",
]
