"""Pages of the documentation site that stand elsewhere in the repository, or are lists: a hook of MkDocs."""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
}
API = ["motherlode", "motherlode.bots", "motherlode.testing"]


def on_files(files: Files, config: Any) -> Files:
    """Add the pages, with links as they are inside docs/."""
    for page, name in ELSEWHERE.items():
        text = (ROOT / name).read_text("utf-8")
        text = re.sub(r'(\]\(|src=")docs/', r"\1", text)
        for other, original in ELSEWHERE.items():
            text = text.replace(f"]({original})", f"]({other})")
        files.append(File.generated(config, page, content=text))
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [(path.read_text("utf-8").partition("\n")[0].lstrip("# "), path.name) for path in decisions]
    listed = "".join(f"- [{title}](decisions/{name})\n" for title, name in titles)
    files.append(File.generated(config, "decisions.md", content=f"# Decisions\n\n{listed}"))
    reference = "".join(f"::: {module}\n\n" for module in API)
    files.append(File.generated(config, "api.md", content=f"# Python API\n\n{reference}"))
    return files
