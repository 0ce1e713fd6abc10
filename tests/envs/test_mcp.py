"""A language model's seat: the SDK's client plays a whole game on a server, and learns no secret."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from motherlode import View
from motherlode.cli import main
from motherlode.core.errors import DataError
from motherlode.envs.seat_client import SeatClient
from server.client import Client, http, open_table, serving

if TYPE_CHECKING:
    from mcp import Client as ModelClient

TURNS = 400


def model_at(address: str, table: str, token: str) -> ModelClient:
    """A model that reaches a seat through our MCP server in this process."""
    from mcp import Client  # not at the top: it takes long, and every process of a run collects all tests

    from motherlode.envs.mcp import make_mcp_server

    return Client(make_mcp_server(address, table, token))


async def _invited(address: str, host: Client, seats: int = 3, **options: Any) -> tuple[str, str]:
    """A table whose seat 1 is for a model and whose last seats bots have; the table and the seat's token."""
    table = await open_table(host, "base", seats, options={"rounds": 1} | options)
    await host.subscribe(table)
    await host.done("sit", table, seat=0)
    for seat in range(2, seats):
        await host.done("put-bot", table, seat=seat, bot="greedy")
    invitation = {"seat": 1, "name": "Claudia"}
    card = (await http(address, "POST", f"/api/tables/{table}/invitations", invitation, host.token)).json()
    return table, card["token"]


async def _call(model: ModelClient, tool: str, **arguments: Any) -> str:
    result = await model.call_tool(tool, arguments)
    assert not result.is_error, result
    return "\n".join(part.text for part in result.content if part.type == "text")


async def _legal(model: ModelClient) -> list[str]:
    result = await model.call_tool("legal_moves", {})
    assert result.structured_content is not None
    return list(result.structured_content["result"])


async def _play_through(model: ModelClient, chance: random.Random) -> list[str]:
    """Play to the end; everything that the model was told."""
    told: list[str] = []
    for _ in range(TURNS):
        told.append(await _call(model, "wait_for_turn", seconds=60))
        legal = await _legal(model)
        if not legal:
            return told
        told.append(await _call(model, "play", move=chance.choice(legal)))
    raise AssertionError("the game did not end")


def _lines(told: list[str]) -> list[str]:
    return re.findall(r"^base/3 .*$", "\n".join(told), re.MULTILINE)


async def test_a_model_plays_a_whole_game_at_a_running_server(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        host = await Client.come(address)
        table, token = await _invited(address, host)
        async with model_at(address, table, token) as model:
            assert {tool.name for tool in (await model.list_tools()).tools} == {
                "look", "legal_moves", "play", "say", "claim", "wait_for_turn",
            }  # fmt: skip
            await host.done("start", table)
            playing = asyncio.create_task(host.play_on(table, random.Random(3)))
            told = await _play_through(model, random.Random(4))
            await playing
            result = host.last[table]["game"]["result"]
            assert "The game is over." in "\n".join(told)
            moves = [fact["what"] for news in host.news for fact in news["facts"] if fact["what"]["type"] == "moved"]
            assert any(move["seat"] == 1 and "by" not in move for move in moves), "a bot stood in for the model"
            running = [line for line in _lines(told) if "ask=turn" in line]
            assert running
            for line in running:
                view = View.parse(line)
                assert view.viewer == 1
                table_seen = view.table
                for seat, hand in enumerate(table_seen.hands):
                    assert seat == 1 or set(hand) <= {"?"}
                assert {role for seat, role in enumerate(table_seen.roles) if seat != 1} == {"?"}
            assert result["seed"] not in "\n".join(told[:-1])
        await host.close()


async def test_a_model_talks_and_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        host = await Client.come(address)
        table, token = await _invited(address, host)
        async with model_at(address, table, token) as model:
            assert "Claudia" in await _call(model, "look")
            assert await _legal(model) == []
            await host.done("start", table)
            assert await _call(model, "say", text="I am a miner, honest.") == "said"
            assert await _call(model, "claim", key="suspect", player=0) == "claimed"
            assert await _call(model, "claim", key="treasure-at", column=8, row=0) == "claimed"
            assert "did not understand" in await _call(model, "claim", key="prophecy")
            await host.done("say", table, text="Prove it!")
            while not await _legal(model):
                legal = host.last[table]["game"].get("legal")
                if legal:
                    await host.done("play", table, seq=host.seen[table], move=legal[-1])
                await asyncio.sleep(0.02)
            told = await _call(model, "look")
            assert "Prove it!" in told
            assert "I suspect" in told
            assert "B-34" in await _call(model, "play", move="rockfall@0,0") or "B-10" in await _call(
                model, "play", move="rockfall@0,0"
            )
            assert "That is not a move." in await _call(model, "play", move="castle")
            rules = (await model.read_resource("motherlode://rules")).contents[0]
            notation = (await model.read_resource("motherlode://notation")).contents[0]
            assert "B-01" in rules.text
            assert "NSW@3,-1" in notation.text
        await host.close()


async def test_a_model_comes_over_standard_input_and_plays_a_whole_game_over_http(tmp_path: Path) -> None:
    from mcp import Client as ModelClient
    from mcp import StdioServerParameters

    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        host = await Client.come(address)
        table, token = await _invited(address, host)
        command = ["-m", "motherlode", "mcp", "--server", address, "--table", table]
        environment = {**os.environ, "MOTHERLODE_TOKEN": token}
        async with ModelClient(StdioServerParameters(command=sys.executable, args=command, env=environment)) as model:
            assert "Claudia" in await _call(model, "look")
        port = await _free_port()
        serving_http = await asyncio.create_subprocess_exec(
            sys.executable, *command, "--transport", "http", "--port", str(port), env=environment
        )
        try:
            await _until_listening(port)
            async with ModelClient(f"http://127.0.0.1:{port}/mcp") as model:
                assert "Claudia" in await _call(model, "look")
                await host.done("start", table)
                playing = asyncio.create_task(host.play_on(table, random.Random(5)))
                told = await _play_through(model, random.Random(6))
                await playing
                assert "The game is over." in "\n".join(told)
        finally:
            serving_http.terminate()
            await serving_http.wait()
        await host.close()


async def _free_port() -> int:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    return port


async def _until_listening(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise AssertionError("the MCP server does not listen")


async def test_a_wrong_token_table_or_address_is_refused_by_name(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        host = await Client.come(address)
        table, token = await _invited(address, host)
        for arguments, named in [
            ((address, table, "forged"), "token"),
            ((address, "nowhere", token), "table"),
            (("http://127.0.0.1:9", table, token), "server"),
        ]:
            with pytest.raises(DataError, match=named):
                async with SeatClient(*arguments):
                    pass
        await host.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["mcp", "--table", "x"], "--token is missing"),
        (["mcp"], "--table"),
        (["mcp", "--table", "x", "--token", "t", "--language", "tlh"], "language"),
        (["mcp", "--table", "x", "--token", "t", "--port", "99999"], "--port"),
    ],
)
def test_wrong_words_on_the_command_line_are_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MOTHERLODE_TOKEN", raising=False)
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_a_model_that_never_looks_keeps_only_the_latest_news() -> None:
    seat = SeatClient("http://localhost", "table", "token")
    for number in range(2000):
        seat.news.append(f"sentence {number}")
    told = seat.tell_news().splitlines()
    assert told[-1] == "sentence 1999"
    assert len(told) == 400
    assert seat.tell_news() == ""
