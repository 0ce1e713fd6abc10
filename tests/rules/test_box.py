"""What is in the box, as data: B-02 and B-04."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from motherlode import DataError
from motherlode.core.data_files import read_toml
from motherlode.games.tunnels.cards.box import load_box, open_box


def test_b04_the_box_holds_what_the_rulebook_counts() -> None:
    box = open_box("base")
    assert sum(card.copies for card in box.deck if card.face) == 40
    assert sum(card.copies for card in box.deck if not card.face) == 27
    assert sum(box.gold.values()) == 28
    assert sum(nuggets * copies for nuggets, copies in box.gold.items()) == 44
    assert [goal.treasure for goal in box.goals].count(True) == 1
    assert 1 + len(box.goals) + 40 == 44
    dead_ends = [card for card in box.deck if card.face and all(arms & (arms - 1) == 0 for arms in card.face.groups)]
    assert sum(card.copies for card in dead_ends) == 9
    played = Counter(card.play for card in box.deck for _ in range(card.copies))
    assert played == {"lay": 40, "map": 6, "rockfall": 3, "break": 9, "fix": 9}
    assert sum(card.copies for card in box.deck if len(card.signs) == 2) == 3


Change = Callable[[dict[str, Any]], object]
WRONG: dict[str, tuple[Change, str]] = {
    "a tunnel card too many": (lambda box: box["tunnel"][0].update(copies=5), "41 tunnels, but .totals. says 40"),
    "a tunnel kind too few": (lambda box: box["tunnel"].pop(), "39 tunnels"),
    "an action card too few": (lambda box: box["action"][0].update(copies=5), "26 actions, but .totals. says 27"),
    "a gold card too many": (lambda box: box["gold"].update({"3": 5}), "29 gold, but .totals. says 28"),
    "a goal too few": (lambda box: box["goal"].pop(), "3 fixtures, but .totals. says 4"),
    "a goal without a place": (lambda box: box["layout"]["goals"].pop(), r"\[layout\] places 2 goals of 3"),
    "no treasure": (lambda box: box["goal"][0].update(treasure=False), "exactly one .*goal.* holds the treasure"),
    "two treasures": (lambda box: box["goal"][1].update(treasure=True), "exactly one .*goal.* holds the treasure"),
    "a shape that is none": (lambda box: box["tunnel"][0].update(face="NXS"), "'NXS' is not a card face"),
    "an arm twice": (lambda box: box["tunnel"][0].update(face="NS.N"), "edge N stands twice"),
    "two kinds of one name": (lambda box: box["action"][1].update(name="map"), "two kinds of card are called 'map'"),
    "a tool that is none": (lambda box: box["action"][2].update(signs=["rope"]), "'break-pick' shows 'rope'"),
    "a sign without a card": (lambda box: box["front"]["lamp"].update(card="dark"), r"\[front\] lamp is 'dark'"),
    "no hands for ten": (lambda box: box["hands"].pop("10"), r"\[hands\] and \[cast\] are for different numbers"),
    "no copies": (lambda box: box["tunnel"][3].pop("copies"), "'copies' is missing"),
    "no gold at all": (lambda box: box.pop("gold"), "'gold' is missing"),
}


@pytest.mark.parametrize("what", WRONG)
def test_b04_data_that_does_not_add_up_is_refused_saying_where(what: str) -> None:
    change, message = WRONG[what]
    data = deepcopy(read_toml("motherlode.games.tunnels.cards", "base"))
    load_box("base", data)
    change(data)
    with pytest.raises(DataError, match=rf"base\.toml: .*{message}"):
        load_box("base", data)


def test_b02_data_with_another_number_of_dwarf_cards_is_refused() -> None:
    data = deepcopy(read_toml("motherlode.games.tunnels.cards", "base"))
    data["cast"]["7"]["miner"] += 1
    with pytest.raises(DataError, match=r"base\.toml: 7 players use 9 dwarf cards, not 8"):
        load_box("base", data)
