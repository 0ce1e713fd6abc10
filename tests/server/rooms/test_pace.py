"""The pace of bots: set by a player who is alone with them, who can never hold up anyone else."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.client import BRISK, Client, open_table, serving


async def alone_with_bots(address: str, **pace: object) -> tuple[Client, str]:
    """Someone at a table with two bots, who asked for a pace before the game began."""
    ada = await Client.come(address)
    table = await open_table(ada, "base", 3, bots="random", options={"rounds": 1})
    await ada.subscribe(table)
    await ada.done("sit", table, seat=0)
    await ada.done("set-pace", table, **pace)
    await ada.done("start", table)
    await pass_turn(ada, table)
    return ada, table


async def pass_turn(client: Client, table: str) -> None:
    """Make a move, if it is this player's turn."""
    legal = client.last[table]["game"].get("legal")
    if legal:
        await client.done("play", table, seq=client.seen[table], move=legal[0])


def bot_moves(client: Client) -> int:
    facts = [fact["what"] for news in client.news for fact in news["facts"]]
    return sum(what["type"] == "moved" and what.get("by") == "bot" for what in facts)


async def test_bots_move_step_by_step_and_wait_while_held(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        ada, table = await alone_with_bots(address, pace="step")
        await asyncio.sleep(0.3)
        assert bot_moves(ada) == 0
        await ada.done("set-pace", table, pace="step", seen=ada.seen[table])
        while bot_moves(ada) < 1:
            await ada.change()
        await ada.done("set-pace", table, pace="step", seen=ada.seen[table] - 1)  # of the turn before: it releases none
        await asyncio.sleep(0.2)
        assert bot_moves(ada) == 1
        await ada.done("set-pace", table, pace="fast", held=True)
        await asyncio.sleep(0.2)
        assert bot_moves(ada) == 1
        await ada.done("set-pace", table, pace="fast")
        await pass_turn(ada, table)
        while bot_moves(ada) < 2:
            await ada.change()
        await ada.close()


async def test_nobody_holds_up_a_table_that_others_watch_or_play_at(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        ada, table = await alone_with_bots(address, held=True)
        await asyncio.sleep(0.2)
        assert bot_moves(ada) == 0
        bo = await Client.come(address, "Bo")
        await bo.subscribe(table)
        while bot_moves(ada) < 1:
            await ada.change()
        await asyncio.gather(ada.close(), bo.close())


async def test_a_held_bot_moves_once_the_connection_is_lost_or_after_a_while(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite"), BRISK._replace(pace_hold=0.3)) as (address, _):
        ada, table = await alone_with_bots(address, held=True)
        while bot_moves(ada) < 1:
            await ada.change()
        await ada.done("set-pace", table, pace="step")
        await ada.close()
        card = {"guest": ada.id, "token": ada.token}
        again = await Client.come(address, card=card)
        await again.subscribe(table)
        await pass_turn(again, table)
        while bot_moves(again) < 2:
            await again.change()
        await again.close()
