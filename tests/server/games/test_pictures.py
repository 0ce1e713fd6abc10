"""Pictures on the server: finished games only, with progress, drawn once, dropped with their table."""

from __future__ import annotations

import asyncio
import io
import random
from pathlib import Path
from typing import Any

import httpx
from PIL import Image

from motherlode import Game, print_record, record_of
from server.client import http, serving, table_of


async def until_drawn(address: str, method: str, path: str, body: Any = None) -> httpx.Response:
    """Ask until the picture is there, or refused."""
    while (answer := await http(address, method, path, body)).status_code == 202:
        status = answer.json()
        assert status["state"] in ("waiting", "running")
        assert 0 <= status.get("progress", 0.0) <= 1
        await asyncio.sleep(0.05)
    return answer


async def test_a_finished_game_has_pictures_and_a_running_one_has_none(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, server):
        table, people = await table_of(address, 3, "base", 3, options={"rounds": 1})
        await people[0].done("start", table)
        path = f"/api/tables/{table}/games/0/pictures"
        refused = await http(address, "GET", f"{path}/end")
        assert (refused.status_code, refused.json()["why"]) == (409, "not-now")
        await asyncio.gather(*(each.play_on(table, random.Random(1)) for each in people))
        for wrong in ("/middle", "/end?language=xx"):
            assert (await http(address, "GET", path + wrong)).status_code == 400
        answer = await until_drawn(address, "GET", f"{path}/end?language=he")
        assert answer.headers["content-type"] == "image/png"
        assert Image.open(io.BytesIO(answer.content)).format == "PNG"
        pictures = server._app.web.state.pictures
        assert len(pictures._cache) == 1
        answer = await http(address, "POST", "/api/me/erasure", token=people[0].token)
        assert answer.is_success
        assert not pictures._cache, "a picture shows the name of a guest who was erased"
        assert pictures._cached_bytes == 0
        game = Game("lost-mines", 3, seed="picture", rounds=1)
        answer = await until_drawn(address, "POST", "/api/pictures/end", {"record": print_record(record_of(game))})
        assert (answer.status_code, answer.json()["why"]) == (400, "bad-record"), "an unfinished game was drawn"
        while not game.over:
            game.play(game.legal[0])
        answer = await until_drawn(address, "POST", "/api/pictures/end", {"record": print_record(record_of(game))})
        assert answer.headers["content-type"] == "image/png"
