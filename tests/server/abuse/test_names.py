"""Sanitizing names and chat: invisible text is refused, tricks are removed, real names are unchanged."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.domain.text import clean_name, clean_text
from motherlode.server.settings import UNLIMITED, Settings
from motherlode.server.transport.tokens import Tokens
from server.abuse.launch import Forked
from server.client import Client, http, open_table

UNTOUCHED = [
    "Ada",
    "O’Neill-Smith Jr.",
    "Żółć Gęślą-Jaźń",
    "Łukasz",
    "שרה",
    "יוֹסֵף",
    "שָׁלוֹם",
    "ג׳ורג׳ בן־דוד",
    "צה״ל",
    "אבא & Ima",
    "محمد",
    "می\u200cخواهم",
    "क्\u200dष",
    "ශ්\u200dරී",
    "王小明",
    "ไทย",
    "Nguyễn Thị Hoà",
    "👩\u200d🚀",
    "👨\u200d👩\u200d👧\u200d👦",
    "❤️\u200d🔥",
    "🏳️\u200d🌈 Max",
    "👩🏽\u200d🔬",
    "1️⃣",
    "🇵🇱",
    "‼️ Ola",
    "葛\U000e0100城",
    "…",
    "7",
]

INVISIBLE = {
    "spaces": " \t\n",
    "no-break spaces": "\u00a0\u2007\u202f",
    "zero-width": "\u200b\u200b\ufeff\u2060",
    "joiners": "\u200d\u200d\u200c",
    "soft hyphen": "\u00ad",
    "directions": "\u202e\u202d\u2066\u2069\u200e\u200f\u061c",
    "controls": "\x00\x07\x1b\x7f\x85",
    "marks alone": "\u0301\u0302\u0303",
    "marks on a space": " \u0336\u0336 ",
    "variation selectors": "\ufe0f\ufe0e",
    "Hangul filler": "\u3164",
    "half-width Hangul filler": "\uffa0\uffa0",
    "Hangul jamo fillers": "\u115f\u1160",
    "empty Braille": "\u2800\u2800",
    "Mongolian": "\u180e\u180b",
    "grapheme joiner": "\u034f",
    "Khmer": "\u17b4\u17b5",
    "tags": "\U000e0041\U000e0042\U000e007f",
    "music": "\U0001d159\U0001d173",
    "object": "\ufffc",
    "private": "\ue000\U000f0000",
    "surrogate": "\ud800",
}


@pytest.mark.parametrize("name", UNTOUCHED)
def test_real_names_are_not_changed(name: str) -> None:
    assert clean_name(name) == clean_text(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", INVISIBLE)
def test_invisible_names_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(INVISIBLE[name])
    with pytest.raises(Refused, match="empty-text"):
        clean_text(INVISIBLE[name])


@pytest.mark.parametrize("trick", INVISIBLE)
def test_invisible_characters_are_removed_from_names(trick: str) -> None:
    cleaned = clean_name(f"A{INVISIBLE[trick]}da").replace(" ", "")
    assert cleaned == "Ada" or trick == "marks alone"


def test_excess_combining_marks_are_removed() -> None:
    tower = "Z" + "\u0335\u0321\u0322\u0331\u0332\u0333\u0301\u0302" * 3
    assert sum(unicodedata.category(letter) == "Mn" for letter in clean_name(tower)) <= 4
    assert len(clean_text("a" + "\u0336" * 299)) <= 5
    assert clean_name("שּׁ\u05bd") == unicodedata.normalize("NFC", "שּׁ\u05bd")


def test_the_length_limit_applies_to_the_normalized_name() -> None:
    assert clean_name("x" * 32) == "x" * 32
    assert clean_name("\U0001f469" * 32)
    for name in ("x" * 33, "\ufb2c" * 32):  # normalizes to three characters each
        with pytest.raises(Refused, match="bad-name"):
            clean_name(name)
    assert len(clean_text("\ufb2c" * 300)) <= 300


@example("0\u094d\u200c\u3164")
@given(
    st.text(max_size=40) | st.text(st.sampled_from("aא\u0301\u05b7\u200d\u200c👩🚀\u202e \u3164\u094dक"), max_size=40)
)
@settings(max_examples=400, deadline=None)
def test_cleaning_is_idempotent_and_leaves_no_forbidden_character(text: str) -> None:
    try:
        once = clean_text(text)
    except Refused:
        return
    assert clean_text(once) == once
    for letter in once:
        kind = unicodedata.category(letter)
        assert kind[0] != "C" or letter in "\u200c\u200d"
        assert kind not in ("Zl", "Zp")
    assert once == once.strip()


def test_names_are_checked_on_every_path(tmp_path: Path) -> None:
    secret = "a secret of this test"
    old = Tokens(secret)

    async def run(address: str) -> None:
        for path, body in (("/api/guests", {"name": "\u3164"}), ("/api/guests", {"name": "\u200b \u202e"})):
            answer = await http(address, "POST", path, body)
            assert (answer.status_code, answer.json()) == (400, {"why": "bad-name"})
        ada = await Client.come(address, "A\u202eda")
        table = await open_table(ada)
        invitation = {"seat": 1, "name": "\u2800"}
        answer = await http(address, "POST", f"/api/tables/{table}/invitations", invitation, ada.token)
        assert answer.json() == {"why": "bad-name"}
        forged = old.token(Guest("someone", "\u3164"))
        answer = await http(address, "POST", f"/api/tables/{table}/seats", {}, forged)
        assert answer.json() == {"why": "bad-token"}
        tricky = old.token(Guest("another", "E\u202evil"))
        assert (await http(address, "POST", f"/api/tables/{table}/seats", {}, tricky)).status_code == 201
        chairs = (await http(address, "GET", f"/api/tables/{table}")).json()["chairs"]
        assert [chair.get("name") for chair in chairs if chair.get("guest")] == ["Evil"]
        await ada.close()

    with Forked(Settings(str(tmp_path / "t.sqlite"), port=0, limits=UNLIMITED, secret=secret), tmp_path) as server:
        asyncio.run(run(server.address))
