"""Check an installed package outside the repository: ``check_install.py compiled|pure [ADDRESS]``.

Run it with the Python of an environment that has the package and nothing else. It starts a server, opens the page
with all its files, and plays a game to its end over HTTP and WebSocket. With an address it uses the server there.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PATIENCE_S = 60


def command(*arguments: str) -> list[str]:
    """The installed command, found beside the interpreter as an installer puts it."""
    return [str(Path(sys.executable).with_name("motherlode" + (".exe" if os.name == "nt" else ""))), *arguments]


def check_version(expected: str) -> None:
    said = subprocess.run(command("--version"), check=True, capture_output=True, text=True).stdout
    assert {"compiled": "(compiled)", "pure": "(pure Python)"}[expected] in said, said


def get(address: str, path: str) -> str:
    with urlopen(address + path, timeout=PATIENCE_S) as response:
        assert response.status == 200, path
        return bytes(response.read()).decode("utf-8", "replace")


def post(address: str, path: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(address + path, json.dumps(body).encode(), headers), timeout=PATIENCE_S) as response:
        answer: dict[str, Any] = json.loads(response.read())
        return answer


def check_page(address: str) -> None:
    """The page and every file that it names."""
    files = re.findall(r'(?:src|href)="([^"#:]+)"', get(address, "/"))
    assert any(name.endswith(".js") for name in files), files
    for name in files:
        assert get(address, "/" + name.lstrip("./"))
    assert get(address, "/healthz").strip() == "ok"


def play(address: str) -> list[int]:
    """A game of one round against bots that need their weights from the package; the points of its seats."""
    token = post(address, "/api/guests", {"name": "Ada"})["token"]
    opened = {"ruleset": "base", "seats": 3, "bots": "neural", "options": {"rounds": 1}}
    table = post(address, "/api/tables", opened, token)["table"]
    with connect(f"ws{address.removeprefix('http')}/ws", compression=None) as socket:

        def say(**message: object) -> None:
            socket.send(json.dumps(message))

        say(type="hello", protocol=1, token=token)
        say(type="subscribe", ref=1, table=table, since=-1, views="line")
        say(type="sit", ref=2, table=table, seat=0)
        say(type="start", ref=3, table=table)
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE_S))
            game = message.get("game", {})
            if "result" in game:
                points: list[int] = game["result"]["points"]
                return points
            if "legal" in game:
                say(
                    type="play",
                    ref=message["seq"] + 10,
                    table=table,
                    seq=message["seq"],
                    move=random.choice(game["legal"]),
                )


def check_server(address: str) -> None:
    check_page(address)
    points = play(address)
    assert len(points) == 3, points
    print(f"played a game at {address}: {points}")


def main(arguments: list[str]) -> None:
    check_version(arguments[0])
    if len(arguments) > 1:
        check_server(arguments[1])
        return
    with tempfile.TemporaryDirectory() as folder:
        serve = command(
            "serve", "--no-open", "--port", "0", "--bot-pause", "0-0", "--store", str(Path(folder, "t.sqlite"))
        )
        with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                check_server(said.split()[-1])
            finally:
                server.terminate()
                server.wait(PATIENCE_S)


if __name__ == "__main__":
    main(sys.argv[1:])
