"""Check the subjects of commits: at most 72 characters, imperative, without a full stop.

    python tools/commit_subject.py FILE                  the message in a file, as a commit-msg hook is given it
    python tools/commit_subject.py --range main..HEAD    the commits of a pull request

The mood is guessed by the first word after the area prefix: «adds», «added» and «adding» are not imperative.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LONGEST = 72
MADE_BY_GIT = re.compile(r"(Merge|Revert|fixup!|squash!|amend!) ")
AREA = re.compile(r"[a-z0-9_/., -]+: ")
NOT_IMPERATIVE = re.compile(r"[a-z]+(?:(?<!s)s|ed|ing)", re.IGNORECASE)
IMPERATIVE = {
    "alias", "bias", "bring", "canvas", "embed", "exceed", "feed", "focus", "need", "proceed", "seed", "shed", "speed",
    "string", "succeed", "unfocus", "wing",
}  # fmt: skip
"""Verbs that only look as if they were not."""


def complaints(subject: str) -> list[str]:
    """The problems of a subject."""
    if MADE_BY_GIT.match(subject):
        return []
    found = []
    if len(subject) > LONGEST:
        found.append(f"has {len(subject)} characters; {LONGEST} are the most")
    if subject.endswith("."):
        found.append("ends with a full stop")
    words = AREA.sub("", subject, count=1).split()
    if not words:
        return [*found, "is empty"]
    if NOT_IMPERATIVE.fullmatch(words[0]) and words[0].lower() not in IMPERATIVE:
        found.append(f"begins with {words[0]!r}; use the imperative, as in «fix», «add», «move»")
    return found


def subjects(arguments: Sequence[str]) -> list[str]:
    """The subjects to check."""
    match arguments:
        case ["--range", commits]:
            log = ["git", "log", "--no-merges", "--format=%s", commits]
            return subprocess.run(log, check=True, capture_output=True, text=True).stdout.splitlines()
        case [path]:
            lines = [line for line in Path(path).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
            return [next((line for line in lines if line.strip()), "")]
    raise SystemExit(__doc__)


def main(arguments: Sequence[str]) -> int:
    wrong = [(subject, complaint) for subject in subjects(arguments) for complaint in complaints(subject)]
    for subject, complaint in wrong:
        print(f"{subject!r} {complaint}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
