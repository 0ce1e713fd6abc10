"""A bot that takes a seat by a token: ``bot_client.py ADDRESS TOKEN TABLE``.

It uses the same protocol as every client. The host gets the token of a seat by ``POST /api/tables/TABLE/invitations``.
Put your own thoughts into :func:`choose`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(line: str, legal: list[str]) -> str:
    """A move. ``line`` is the position as this seat sees it; ``motherlode.View.parse(line)`` reads it."""
    building = [move for move in legal if "@" in move]
    return random.choice(building or legal)


async def play(address: str, token: str, table: str) -> None:
    """Play until the game is over; after a lost connection, go on where it was."""
    seen = -1
    while True:
        try:
            async with connect(address.replace("http", "ws", 1) + "/ws", compression=None) as socket:

                async def say(**message: Any) -> None:
                    await socket.send(json.dumps(message))

                await say(type="hello", protocol=1, token=token)
                await say(type="subscribe", ref=0, table=table, since=seen, views="line")
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "refusal":
                        print("refused:", message["why"], message.get("rule", ""), file=sys.stderr)
                    if message["type"] != "news":
                        continue
                    seen = message["seq"]
                    game = message.get("game", {})
                    if "result" in game:
                        print("points:", *game["result"]["points"])
                        return
                    if "legal" in game:
                        move = choose(game["line"], game["legal"])
                        await say(type="play", ref=seen + 1, table=table, seq=seen, move=move)
        except (ConnectionClosed, OSError):
            pass
        await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
