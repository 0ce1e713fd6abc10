"""The roles of Saboteur 2 by number, and how much each digs. All weights were chosen."""

from __future__ import annotations

from typing import Final

from motherlode.games.tunnels.cards.tables import DOORS, Tables

__all__ = ["Roles"]

_DIGGING_WEIGHT: Final = {"blue": 1.0, "green": 1.0, "boss": 1.0, "profiteer": 0.4, "geologist": 0.4, "saboteur": 0.0}
"""The degree to which each plays like a miner: profiteers and geologists are paid in any case."""

_FINISHING_WEIGHT: Final = {"blue": 1.0, "green": 1.0, "boss": 1.0, "profiteer": 0.5, "geologist": 0.5, "saboteur": 0.1}
"""The readiness of each to complete the tunnel to the treasure."""


class Roles:
    """Role numbers of a box, and weights by role."""

    def __init__(self, tables: Tables) -> None:
        names = list(tables.role_names)
        self.names = names
        self.blue = names.index("blue")
        self.green = names.index("green")
        self.boss = names.index("boss")
        self.profiteer = names.index("profiteer")
        self.geologist = names.index("geologist")
        self.saboteur = names.index("saboteur")
        self.digging_weight = [_DIGGING_WEIGHT[name] for name in names]
        self.finishing_weight = [_FINISHING_WEIGHT[name] for name in names]
        self.doors = [DOORS.get(name, 0) for name in names]
