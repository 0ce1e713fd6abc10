"""Make a release: ``release.py VERSION`` sets the version everywhere, ``check TAG`` compares it."""

import datetime
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACES = {
    "src/motherlode/_version.py": r'(?m)^(__version__ = ")[^"]+(")',
    "CITATION.cff": r"(?m)^(version: )\S+()",
    "deploy/kubernetes/motherlode.yaml": r"(image: motherlode:)\S+()",
}


def versions() -> set[str]:
    """The versions that stand in the files; one, if all is well."""
    found = set()
    for name, pattern in PLACES.items():
        match = re.search(pattern, (ROOT / name).read_text("utf-8"))
        if match is None:
            raise SystemExit(f"no version in {name}")
        found.add(match[0].removeprefix(match[1]).removesuffix(match[2]))
    return found


def set_version(version: str) -> None:
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    for name, pattern in PLACES.items():
        path = ROOT / name
        path.write_text(re.sub(pattern, rf"\g<1>{version}\g<2>", path.read_text("utf-8")), "utf-8")
    cited = ROOT / "CITATION.cff"
    cited.write_text(re.sub(r"(?m)^date-released: .*", f'date-released: "{today}"', cited.read_text("utf-8")), "utf-8")
    changes = ROOT / "CHANGELOG.md"
    text = changes.read_text("utf-8")
    if f"## {version} " not in text:
        changes.write_text(text.replace("## Unreleased\n", f"## Unreleased\n\n## {version} - {today}\n", 1), "utf-8")
    print(f"now: git commit -am 'Release {version}' && git tag v{version}")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check", tag]:
            if versions() != {tag.removeprefix("v")}:
                print(f"{tag} is not the version of the files: {', '.join(sorted(versions()))}", file=sys.stderr)
                return 1
            return 0
        case [version] if re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
            set_version(version)
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
