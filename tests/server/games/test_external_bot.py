"""The example of an external bot, run as a user would."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from server.client import Client, http, open_table, serving

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_client.py"


async def test_an_external_bot_takes_a_seat_by_token_and_plays_a_whole_game(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        ada = await Client.come(address)
        table = await open_table(ada, "base", 3, options={"rounds": 1})
        await ada.subscribe(table)
        await ada.done("sit", table, seat=0)
        invitation = {"seat": 1, "name": "Deep Shaft"}
        card = (await http(address, "POST", f"/api/tables/{table}/invitations", invitation, ada.token)).json()
        bot = await asyncio.create_subprocess_exec(
            sys.executable, EXAMPLE, address, card["token"], table, stdout=asyncio.subprocess.PIPE
        )
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1))
        out, _ = await bot.communicate()
        assert bot.returncode == 0
        points = ada.last[table]["game"]["result"]["points"]
        assert out.decode() == f"points: {' '.join(map(str, points))}\n"
        moves = [fact["what"] for news in ada.news for fact in news["facts"] if fact["what"]["type"] == "moved"]
        assert any(move["seat"] == 1 and "by" not in move for move in moves)
        await ada.close()


def test_the_example_stays_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60


async def test_a_seats_token_is_valid_at_its_table_only(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        ada = await Client.come(address)
        mine, other = await open_table(ada), await open_table(ada)
        invitation = {"seat": 1, "name": "Deep Shaft"}
        card = (await http(address, "POST", f"/api/tables/{mine}/invitations", invitation, ada.token)).json()
        bot = await Client.come(address, card=card)
        await bot.subscribe(mine)
        assert (await bot.command("subscribe", other))["why"] == "bad-token"
        assert (await bot.command("sit", other, seat=0))["why"] == "bad-token"
        sitting = await http(address, "POST", f"/api/tables/{other}/seats", {}, card["token"])
        opening = await http(address, "POST", "/api/tables", {"ruleset": "base", "seats": 4}, card["token"])
        assert sitting.status_code == opening.status_code == 401
        await asyncio.gather(ada.close(), bot.close())
