"""The compiled engine of a checkout: built in the foreground or behind a running server.

    python tools/engine.py build     compile what has changed, and install it beside the source
    python tools/engine.py play      serve at once: compiled if that is up to date, else pure while it is built
    python tools/engine.py status    say which engine the next start uses

A build happens in ``build/`` and is installed when it is complete. Servers that run the source (``MOTHERLODE_PURE=1``)
do not see it; the next start does.
"""

import hashlib
import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
STATE = BUILD / "engine"
"""``installed`` and ``failed`` hold a digest of the sources; ``progress`` exists while a build runs."""

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
HEARTBEAT_S = 2.0
GIVEN_UP_S = 30.0  # a build without a heartbeat for so long was killed


def digest() -> str:
    """A digest of all that the compiled modules are made of.

    A compiled module has constants of its neighbours in it, so whole folders count.
    """
    modules = runpy.run_path(str(ROOT / "setup.py"))["compiled_modules"]()
    folders = sorted({(ROOT / module).parent for module in modules})
    files = [
        ROOT / "setup.py",
        ROOT / "pyproject.toml",
        *(path for folder in folders for path in sorted(folder.glob("*.py"))),
    ]
    hashed = hashlib.sha256(f"{sys.version} {SUFFIX}".encode())
    for path in files:
        hashed.update(f"{path.relative_to(ROOT).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return hashed.hexdigest()


def _noted(name: str) -> str:
    try:
        return (STATE / name).read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return ""


def _note(name: str, text: str) -> None:
    STATE.mkdir(parents=True, exist_ok=True)
    written = STATE / f"{name}.new"
    written.write_text(text, encoding="utf-8")
    written.replace(STATE / name)


def _is_current(wanted: str) -> bool:
    return _noted("installed") == wanted and (SOURCES / f"motherlode__mypyc{SUFFIX}").exists()


def running() -> str:
    """The progress of the running build; empty if none runs."""
    try:
        age = time.time() - (STATE / "progress").stat().st_mtime
    except FileNotFoundError:
        return ""
    return _noted("progress") if age < GIVEN_UP_S else ""


@contextmanager
def _only_build() -> Iterator[None]:
    """Hold the build for this process, with a heartbeat; wait for another one first."""
    told = ""
    while now := running():
        if now != told:
            print(f"another build runs: {now}", flush=True)
        told = now
        time.sleep(1)
    _note("progress", "starting")
    ended = threading.Event()

    def beat() -> None:
        while not ended.wait(HEARTBEAT_S):
            os.utime(STATE / "progress")

    threading.Thread(target=beat, daemon=True).start()
    try:
        yield
    finally:
        ended.set()
        (STATE / "progress").unlink(missing_ok=True)


def build() -> int:
    """Compile and install what has changed. A failure counts only where MOTHERLODE_COMPILED=1 asks for it."""
    if os.environ.get("MOTHERLODE_PURE", "") not in ("", "0"):
        print("MOTHERLODE_PURE is set: nothing is compiled")
        return 0
    with _only_build():
        wanted = digest()
        if _is_current(wanted):
            return 0
        print("compiling the engine", flush=True)
        began = time.monotonic()
        if not _compile():
            _note("failed", wanted)
            _remove(SOURCES.rglob(f"*{SUFFIX}"))  # of an older source
            print(f"the engine could not be compiled, and runs as pure Python; see {_relative(STATE / 'log')}")
            return 1 if os.environ.get("MOTHERLODE_COMPILED") else 0
        _install()
        _note("installed", wanted)
        print(f"the compiled engine is ready ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


def _compile() -> bool:
    """Run the build with its output in a log, and note how far it is."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["dependency-groups"]["compile"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", *needed]
    shutil.rmtree(BUILD / "compiled", ignore_errors=True)  # linking again is cheap, a module that is gone must go
    built = [sys.executable, "setup.py", "build_ext", "--build-lib", "build/compiled", "--build-temp", "build/objects"]
    environment = os.environ | {"MOTHERLODE_COMPILED": "1"}
    with (STATE / "log").open("w", encoding="utf-8") as log:
        for name, command in (("installing the compiler's Python part", pip), ("translating to C", built)):
            _note("progress", name)
            with subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            ) as process:
                assert process.stdout is not None
                for line in process.stdout:
                    log.write(line)
                    if line.startswith("compiled "):
                        _note("progress", f"compiling, {line.split()[1]} files")
            if process.returncode:
                return False
    return True


def _install() -> None:
    """Put the compiled modules beside their source, and remove those that have none any more."""
    new = {path.relative_to(BUILD / "compiled"): path for path in (BUILD / "compiled").rglob(f"*{SUFFIX}")}
    _remove(old for old in SOURCES.rglob(f"*{SUFFIX}") if old.relative_to(SOURCES) not in new)
    for name, path in new.items():
        copied = SOURCES / name.with_suffix(".new")
        shutil.copy2(path, copied)
        copied.replace(SOURCES / name)


def _remove(paths: Iterable[Path]) -> None:
    (STATE / "installed").unlink(missing_ok=True)
    for path in list(paths):
        path.unlink()


def play(arguments: list[str]) -> int:
    """Serve at once, and build behind it what is missing."""
    environment = dict(os.environ)
    wanted = digest()
    if _is_current(wanted) or environment.get("MOTHERLODE_PURE", "") not in ("", "0"):
        return _serve(arguments, environment)
    environment["MOTHERLODE_PURE"] = "1"
    if _noted("failed") == wanted:
        print("running in pure Python: the engine could not be compiled (make fast tries again)", flush=True)
        return _serve(arguments, environment)
    print("running in pure Python; the compiled engine is built in the background, for the next start", flush=True)
    if not running():
        _build_behind()
    threading.Thread(target=_show_progress, args=(wanted,), daemon=True).start()
    return _serve(arguments, environment)


def _serve(arguments: list[str], environment: dict[str, str]) -> int:
    server = subprocess.Popen([sys.executable, "-m", "motherlode", "serve", "--open", *arguments], env=environment)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server got it too, and closes its tables
            continue


def _build_behind() -> None:
    """Start a build that neither Ctrl-C nor the end of the server stops, at the lowest priority."""
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.IDLE_PRIORITY_CLASS
    subprocess.Popen(
        [sys.executable, __file__, "behind"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=flags,
    )


def _show_progress(wanted: str) -> None:
    """A line now and then on how far the build is, until it ends."""
    told, began = "", time.monotonic()
    time.sleep(HEARTBEAT_S)
    while now := running():
        if now != told and time.monotonic() - began > 5:
            print(f"compiled engine: {now}", file=sys.stderr, flush=True)
            told, began = now, time.monotonic()
        time.sleep(0.5)
    if _is_current(wanted):
        print("compiled engine: ready, used from the next start", file=sys.stderr, flush=True)
    elif _noted("failed") == wanted:
        print(f"compiled engine: failed, see {_relative(STATE / 'log')}", file=sys.stderr, flush=True)


def status() -> int:
    """Say which engine the next start uses."""
    if _is_current(digest()):
        print("compiled, up to date")
    elif now := running():
        print(f"pure Python; being compiled: {now}")
    else:
        print("pure Python; make fast compiles it")
    return 0


def _relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            return build()
        case ["behind"]:
            if hasattr(os, "nice"):
                os.nice(19)
            return build()
        case ["play", *rest]:
            return play(rest)
        case ["status"]:
            return status()
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
