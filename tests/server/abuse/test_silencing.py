"""Silencing: guests whom the host removed or silenced cannot talk, and only the host can do that."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry, encode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.projections.news import NewsProjection
from server.client import Client, serving, table_of
from server.tables import HOST, guests, log_of, seated, started

ONLOOKER = Guest("onlooker", "Otto")


async def test_a_removed_guest_can_neither_talk_nor_claim_nor_sit(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        table, (ada, bo, cy) = await table_of(address, 3, "base", 4)
        await ada.done("clear-seat", table, seat=2)
        heard = len(bo.news)
        for command, fields in (("say", {"text": "boo"}), ("make-claim", {"claim": {"key": "hurry"}})):
            assert (await cy.command(command, table, **fields))["why"] == "barred"
        assert (await cy.command("sit", table, seat=3))["why"] == "barred"
        await bo.done("say", table, text="who was that?")
        while not any(fact["what"]["type"] == "said" for news in bo.news for fact in news["facts"]):
            await bo.change()
        said = [fact for news in bo.news[heard:] for fact in news["facts"]]
        assert [fact["what"].get("text") for fact in said][-1:] == ["who was that?"]
        assert "boo" not in json.dumps(said)
        await asyncio.gather(ada.close(), bo.close(), cy.close())


async def test_the_host_can_silence_players_and_spectators_and_undo_it(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        table, (ada, bo) = await table_of(address, 2, "base", 4)
        otto = await Client.come(address, "Otto")
        await otto.subscribe(table)
        for rude in (bo, otto):
            assert (await rude.command("silence", table, guest=ada.id))["why"] == "not-host"
            await ada.done("silence", table, guest=rude.id)
            assert (await rude.command("say", table, text="boo"))["why"] == "silenced"
            while rude.id not in rude.last[table]["room"].get("silenced", []):
                await rude.change()
        assert (await bo.command("make-claim", table, claim={"key": "hurry"}))["why"] == "silenced"
        await ada.done("silence", table, guest=bo.id, on=False)
        await bo.done("say", table, text="thanks")
        assert (await otto.command("say", table, text="and I?"))["why"] == "silenced"
        await asyncio.gather(ada.close(), bo.close(), otto.close())


def test_silenced_guests_are_part_of_the_table_info_and_of_the_log() -> None:
    table = started(people=3)
    rude = guests(3)[1]
    at = table.seq
    handle_command(table, HOST, commands.Silence(0, "t", rude.id), 3.0)
    for guest in (HOST.id, rude.id, ONLOOKER.id):
        news = json.loads(NewsProjection("t", table).news(guest, at, "none") or b"{}")
        assert news["room"]["silenced"] == [rude.id]
    again = Table([decode_entry(encode_entry(entry)) for entry in log_of(table)])
    with pytest.raises(Refused, match="silenced"):
        handle_command(again, rude, commands.Say(0, "t", "boo"), 4.0)


def test_silencing_twice_adds_no_entry_and_the_list_is_bounded() -> None:
    table = seated(people=2)
    for number in range(50):
        for _ in range(2):
            handle_command(table, HOST, commands.Silence(0, "t", f"guest {number}"), 3.0)
    assert sum(isinstance(entry, log.Silenced) for entry in log_of(table)) == 50
    with pytest.raises(Refused, match="too-many"):
        handle_command(table, HOST, commands.Silence(0, "t", "one more"), 4.0)
    handle_command(table, HOST, commands.Silence(0, "t", "guest 7", on=False), 5.0)
    handle_command(table, HOST, commands.Silence(0, "t", "one more"), 6.0)
    assert len(table.silenced) == 50


def test_the_host_cannot_be_silenced_and_a_new_host_can_undo_silencing() -> None:
    table = seated(people=3)
    heir = guests(3)[1]
    with pytest.raises(Refused, match="not-now"):
        handle_command(table, HOST, commands.Silence(0, "t", HOST.id), 3.0)
    handle_command(table, HOST, commands.Silence(0, "t", heir.id), 3.0)
    handle_command(table, HOST, commands.Leave(0, "t"), 4.0)
    assert table.host == heir.id
    handle_command(table, heir, commands.Silence(0, "t", heir.id, on=False), 5.0)
    handle_command(table, heir, commands.Say(0, "t", "hello"), 6.0)
