"""Static files: caching, compression, the paths of the page, and nothing outside the bundle."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from motherlode.cli import main
from motherlode.localization import LANGUAGES
from motherlode.server.transport.network.addresses import public_address
from motherlode.server.transport.static_files import BUNDLE
from server.client import BRISK, serving

PAGE = "<!doctype html><title>Motherlode</title>" + "<p>a page</p>" * 100
SCRIPT = "export const table = 1;\n" * 100
ADDRESSES = [
    "/",
    "/t/abc_DEF-12",
    "/replay",
    "/replay/abc/0?step=3&eyes=truth",
    "/rules/base",
    "/rules",
    "/lesson",
    "/pass/abc",
]
SERVE = "import sys; from motherlode.cli import main; sys.exit(main(sys.argv[1:]))"
HTML = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("not part of it")
    return folder


def get(bundle: Path, *asked: tuple[str, dict[str, str]], method: str = "GET") -> list[httpx.Response]:
    """Return the responses of a server with this bundle to some requests."""

    async def run() -> list[httpx.Response]:
        store = str(bundle.parent / "tables.sqlite")
        async with serving(store, BRISK, bundle=bundle) as (address, _), httpx.AsyncClient(base_url=address) as web:
            return [await web.request(method, path, headers=headers) for path, headers in asked]

    return asyncio.run(run())


def test_every_path_of_the_page_serves_it_and_revalidates(bundle: Path) -> None:
    for response in get(bundle, *((path, HTML) for path in ADDRESSES)):
        assert response.status_code == 200
        assert response.text == PAGE
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again(bundle: Path) -> None:
    (first,) = get(bundle, ("/", {}))
    again, changed = get(bundle, ("/t/x", {"if-none-match": first.headers["etag"]}), ("/", {"if-none-match": '"x"'}))
    assert (again.status_code, again.content) == (304, b"")
    assert (changed.status_code, changed.text) == (200, PAGE)


def test_hashed_files_are_immutable_and_compressed(bundle: Path) -> None:
    path = "/assets/main-1a2b.js"
    plain, packed, icon = get(bundle, (path, {"accept-encoding": "identity"}), (path, {}), ("/icon.svg", {}))
    for response in (plain, packed):
        assert response.text == SCRIPT
        assert "immutable" in response.headers["cache-control"]
        assert response.headers["content-type"] == "text/javascript; charset=utf-8"
        assert response.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9)) < len(SCRIPT)
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


def test_the_first_load_is_small_in_every_language() -> None:
    page = (BUNDLE / "index.html").read_text("utf-8")
    files = ["index.html", *re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)]
    assert len(files) >= 4
    first = sum(len(gzip.compress((BUNDLE / name).read_bytes(), 9)) for name in files)
    for language in LANGUAGES:
        (texts,) = (BUNDLE / "assets").glob(f"{language}-*.js")
        assert first + len(gzip.compress(texts.read_bytes(), 9)) < 150_000, language


def test_the_page_may_only_load_from_its_own_server(bundle: Path) -> None:
    response, odd = get(bundle, ("/", {"host": "mine.example:8000"}), ("/", {"host": "x; script-src *"}))
    policy = response.headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "connect-src 'self' ws://mine.example:8000 wss://mine.example:8000" in policy
    assert "img-src 'self' data:" in policy
    assert not any("script" in rule or "*" in rule for rule in policy)
    assert "connect-src 'self'" in odd.headers["content-security-policy"].split("; ")


def test_unknown_paths_and_paths_outside_the_bundle_are_not_found(bundle: Path) -> None:
    strays = ["/nowhere", "/t/", "/t/a/b", "/assets/", "/assets/other.js", "/../secret.txt", "/%2e%2e/secret.txt"]
    strays += ["/index.html", "/..%2fsecret.txt", "//etc/passwd", "/assets/../../secret.txt", "/t/" + "x" * 99]
    for response in get(bundle, *((path, {"accept": "*/*"}) for path in strays)):
        assert response.status_code == 404
        assert response.json() == {"why": "no-such-page"}
    (shown,) = get(bundle, ("/nowhere", HTML))
    assert (shown.status_code, shown.text) == (404, PAGE)
    assert shown.headers["cache-control"] == "no-store"


def test_static_files_allow_only_get_and_head(bundle: Path) -> None:
    assert [response.status_code for response in get(bundle, ("/", {}), method="POST")] == [405]
    (head,) = get(bundle, ("/", {}), method="HEAD")
    assert (head.status_code, head.content) == (200, b"")


def test_without_a_bundle_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    page, api, unknown = get(tmp_path / "none", ("/", HTML), ("/api/offer", {}), ("/nowhere", HTML))
    assert page.status_code == 503
    assert "npm run build" in page.text
    assert api.status_code == 200
    assert unknown.status_code == 404


def test_the_built_bundle_has_every_file_its_page_refers_to() -> None:
    if not (BUNDLE / "index.html").exists():
        pytest.skip("the browser's part is not built")
    page = (BUNDLE / "index.html").read_text("utf-8")
    asked = [part.split('"')[0] for part in page.split('="/')[1:]]
    assert asked
    assert all((BUNDLE / name).is_file() for name in asked)


def test_the_announced_address_is_reachable() -> None:
    assert public_address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert public_address("::1", 8000) == "http://[::1]:8000"
    assert "0.0.0.0" not in public_address("0.0.0.0", 8000)


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "--port", port, "--store", str(tmp_path / "tables.sqlite")]
        told = subprocess.run([sys.executable, "-c", SERVE, *words], capture_output=True, text=True, timeout=60)
    assert told.returncode == 2
    assert f"cannot listen on 127.0.0.1:{port}" in told.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("option", "value"),
    [("--port", "99999"), ("--port", "-1"), ("--port", "http"), ("--bot-processes", "0"), ("--bot-processes", "٣")],
)
def test_an_invalid_number_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], option: str, value: str) -> None:
    assert main(["serve", f"{option}={value}"]) == 2
    assert f"argument {option}: {value!r} is not a number from " in capsys.readouterr().err.splitlines()[-1]
