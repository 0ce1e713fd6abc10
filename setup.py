"""Builds the hot modules with mypyc where there is a C compiler; without one the source is run as is.

``MOTHERLODE_PURE=1`` builds without compiled modules, ``MOTHERLODE_COMPILED=1`` fails where they cannot be built.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "motherlode"

ALSO_COMPILED = [
    "core/notation/runs.py",
    "games/*/cards/names.py",
    "games/*/notation/*.py",
    "games/tunnels/rules/gold/shares.py",
    "games/tunnels/bots/distance/*.py",
    "games/tunnels/bots/inference/*likelihood.py",
    "games/tunnels/bots/inference/posterior.py",
    "games/tunnels/bots/progress.py",
    "games/tunnels/bots/teams/expected_gold.py",
    "server/domain/command_handlers.py",
    "server/domain/log/entry_effects.py",
    "server/domain/log/retained_log.py",
    "server/domain/table.py",
    "server/projections/entries.py",
    "server/projections/news.py",
    "server/runtime/presence.py",
    "server/runtime/room.py",
    "server/runtime/scheduler.py",
    "server/runtime/timing.py",
    "server/transport/connection.py",
    "server/transport/outbox.py",
    "server/transport/rate_limits.py",
]
"""Below src/motherlode, where time is spent though no fixed-width integers are used."""

_USES_NATIVE_TYPES = re.compile(r"^from (?:librt\.vecs|mypy_extensions) import ", re.MULTILINE)

UNITS = {
    "server": ["server/**/*.py"],
    "lost_mines": ["games/lost_mines/**/*.py"],
    "texts": ["games/tunnels/notation/*.py", "games/tunnels/event_codec.py", "games/tunnels/statistics.py"],
}
"""Compilation units, within which the C compiler can inline; all other modules are one more unit, "engine".

The units are compiled in parallel and linked into one library, where a call across units is a direct call.
"""


def _found(patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}


def compiled_modules() -> list[str]:
    """The modules to compile, by path: those with typed arrays or fixed-width integers, and ALSO_COMPILED."""
    native = {path for path in _found(["**/*.py"]) if _USES_NATIVE_TYPES.search(path.read_text(encoding="utf-8"))}
    return sorted(path.relative_to(ROOT).as_posix() for path in native | _found(ALSO_COMPILED))


# What the server builds on is not there while it is built, and its types are not needed; `make check` has them all.
_TYPES = ["--follow-imports=silent", "--ignore-missing-imports", "--no-warn-return-any"]


def is_only_described() -> bool:
    """Whether only metadata is asked for: installers do so twice, and mypyc takes half a minute each time."""
    return bool({"egg_info", "dist_info", "sdist"} & set(sys.argv))


def extensions() -> list[Extension]:
    """The extension modules to build, none where a pure build is asked for."""
    if is_pure() or is_only_described():
        return []
    wanted = _sources_digest()
    built = _translated_before(wanted) or _translated_now(wanted)
    for extension in built:
        extension.optional = not os.environ.get("MOTHERLODE_COMPILED")
    return built


TRANSLATION = Path("build") / "translation.json"
"""The extensions whose C files lie in ``build``, with a digest of the sources that they were made from."""


_TRANSLATE = "--translate"


def _translated_now(wanted: str) -> list[Extension]:
    """The extensions, translated in a subprocess so that its memory is freed before the C compilers run."""
    translating = subprocess.run([sys.executable, str(ROOT / "setup.py"), _TRANSLATE, wanted])
    if translating.returncode:
        sys.exit(translating.returncode)
    return _translated_before(wanted)


def _translate(wanted: str) -> None:
    """Translate the modules to C by mypyc, and note what was made."""
    from mypyc.build import mypycify

    TRANSLATION.unlink(missing_ok=True)
    built: list[Extension] = mypycify(
        [*compiled_modules(), *_TYPES],
        opt_level="3",
        debug_level="0",
        group_name="motherlode",
        multi_file=True,
    )
    library = built[0]
    library.depends = [*library.depends, *library.sources]
    library.sources = _joined(library.sources)
    for extension in built:
        if "-O3" in extension.extra_compile_args:  # gcc and clang: functions nobody outside calls can be inlined
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    noted = [{name: getattr(extension, name) for name in _EXTENSION_FIELDS} for extension in built]
    TRANSLATION.write_text(json.dumps({"digest": wanted, "extensions": noted}), encoding="utf-8")


_EXTENSION_FIELDS = ("name", "sources", "include_dirs", "depends", "extra_compile_args", "define_macros", "language")


def _translated_before(wanted: str) -> list[Extension]:
    """The extensions of an earlier translation of the same sources; empty if none, or a file is missing.

    Each build of a wheel or an image would otherwise translate again, which takes longer than linking.
    """
    import mypyc

    try:
        noted = json.loads(TRANSLATION.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    if noted["digest"] != wanted:
        return []
    runtime = str(Path(mypyc.__file__).parent / "lib-rt")  # of this environment: builds in isolation have their own
    for fields in noted["extensions"]:
        fields["include_dirs"] = [
            runtime if Path(folder).name == "lib-rt" else folder for folder in fields["include_dirs"]
        ]
        fields["define_macros"] = [tuple(macro) for macro in fields["define_macros"]]
        if not all(Path(source).is_file() for source in fields["sources"]):
            return []
    return [Extension(**fields) for fields in noted["extensions"]]


def _sources_digest() -> str:
    """A digest of what is translated, and by what."""
    from mypy.version import __version__

    hashed = hashlib.sha256(f"{__version__} {sys.version}".encode())
    for path in [ROOT / "setup.py", *sorted(PACKAGE.rglob("*.py"))]:
        hashed.update(f"{path.relative_to(ROOT).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return hashed.hexdigest()


def is_pure() -> bool:
    """Whether a build without compiled modules is asked for."""
    return os.environ.get("MOTHERLODE_PURE", "") not in ("", "0")


def _joined(sources: list[str]) -> list[str]:
    """One C file for each unit, made of those of its modules, and one for mypyc's runtime library."""
    unit_of = {
        f"__native_{'___'.join(path.relative_to(PACKAGE.parent).with_suffix('').parts)}.c": unit
        for unit, patterns in {"engine": ["**/*.py"], **UNITS}.items()
        for path in _found(patterns)
    }
    folder = Path(os.path.commonpath(sources))
    units: dict[str, str] = {}
    for source in sorted(sources):
        name = Path(source).relative_to(folder).as_posix()
        unit = unit_of.get(name, "runtime")
        # mypyc's own files find their neighbours by their folder
        text = Path(source).read_text(encoding="utf-8") if name.startswith("__native_") else f'#include "{name}"'
        units[unit] = f"{units.get(unit, '')}{text}\n"
    units = {unit: _CHECKS.sub(_sorted_checks, text) for unit, text in _with_literals_of_their_own(units).items()}
    joined = [folder / f"unit_{unit}.c" for unit in sorted(units, key=lambda unit: len(units[unit]), reverse=True)]
    for path in joined:
        path.write_text(units[path.stem.removeprefix("unit_")], encoding="utf-8")
    return [str(path) for path in joined]


_CHECKS = re.compile(r"\(Py_TYPE\((\w+)\) == \w+\)(?: \|\| \(Py_TYPE\(\1\) == \w+\))+")


def _sorted_checks(found: re.Match[str]) -> str:
    """Sort type checks of a class and its subclasses, which mypyc lists in varying order."""
    return " || ".join(sorted(found[0].split(" || ")))


_LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
_LITERALS_ARE_MADE = "    is_initialized = 1;\n    return 0;\n}\n"


def _with_literals_of_their_own(units: dict[str, str]) -> dict[str, str]:
    """Number the literals within each unit, so that a new one does not change the code of all the others.

    mypyc numbers them through the whole library; once they are made, each unit's are copied into an array of its own.
    """
    if units["runtime"].count(_LITERALS_ARE_MADE) != 1:  # another version of mypyc: slower to build again, no more
        return units
    numbered, copies = {"runtime": units["runtime"]}, ""
    for unit, text in units.items():
        own = {number: place for place, number in enumerate(dict.fromkeys(_LITERAL.findall(text)))}
        if unit == "runtime" or not own:
            continue
        array = f"CPyStatics_{unit}"
        renumbered = _LITERAL.sub(partial(_renumbered, array, own), text)
        numbered[unit] = f"#include <Python.h>\nPyObject *{array}[{len(own)}];\n{renumbered}"
        copies += f"    extern PyObject *{array}[];\n    static const int of_{unit}[] = {{{', '.join(own)}}};\n"
        copies += f"    for (int i = 0; i < {len(own)}; i++) {array}[i] = CPyStatics[of_{unit}[i]];\n"
    numbered["runtime"] = numbered["runtime"].replace(_LITERALS_ARE_MADE, copies + _LITERALS_ARE_MADE)
    return {**units, **numbered}


def _renumbered(array: str, own: dict[str, int], found: re.Match[str]) -> str:
    return f"{array}[{own[found[1]]}]"


class ParallelBuild(build_ext):
    """Compiles C files in parallel, each only if it or an included file changed since its last build."""

    def finalize_options(self) -> None:
        asked = self.build_temp
        super().finalize_options()
        if asked is None:  # installers choose a folder that is gone afterwards, or one of their own
            self.build_temp = os.path.join("build", "objects")

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        compile_all = self.compiler.compile
        compiling = ThreadPoolExecutor(self.parallel)
        total = sum(len(extension.sources) for extension in self.extensions)
        done = count(1)

        def compile_one(source: str, options: dict[str, Any]) -> str:
            (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
            stamp, digest = Path(f"{made}.sha256"), _digest(source, options)
            if not (Path(made).exists() and stamp.exists() and stamp.read_text() == digest):
                stamp.unlink(missing_ok=True)
                compile_all([source], **options)
                stamp.write_text(digest)
            print(f"compiled {next(done)}/{total}", flush=True)
            return made

        def compile_parallel(sources: list[str], **options: Any) -> list[str]:
            return list(compiling.map(lambda source: compile_one(source, options), sources))

        self.compiler.compile = compile_parallel
        with compiling:
            super().build_extensions()


_INCLUDE = re.compile(r'^#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)
_DECLARATION = re.compile(r"^extern .*?(\w+)\s*(?:[(\[].*)?;$")


def _digest(source: str, options: dict[str, Any]) -> str:
    """A digest of a C file, of what it uses of the generated headers, and of the way it is compiled."""
    from mypy.version import __version__

    text = Path(source).read_text(encoding="utf-8")
    used = set(re.findall(r"\w+", text))
    lines = [__version__, sys.version, str(options.get("extra_postargs")), text]
    folder, todo, seen = Path(source).parent, _INCLUDE.findall(text), set()
    while todo:
        name = todo.pop()
        if name in seen or not (folder / name).is_file():  # the headers of Python and mypyc come with their versions
            continue
        seen.add(name)
        header = (folder / name).read_text(encoding="utf-8")
        todo += _INCLUDE.findall(header)
        for line in header.splitlines():
            declared = _DECLARATION.match(line)
            if declared is None or declared[1] in used:
                lines.append(line)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


if __name__ == "__main__" and sys.argv[1:2] == [_TRANSLATE]:
    _translate(sys.argv[2])
elif __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
