"""The benchmarks run, and write a page and a chart; missing peers are named.

No test reads a time.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from motherlode import ruleset_names

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a very short run has written."""
    folder = tmp_path_factory.mktemp("docs")
    words = ("--repeats", "1", "--seconds", "0.001", "--docs", str(folder))
    subprocess.run([sys.executable, "-m", "benchmarks", *words], cwd=ROOT, capture_output=True, check=True)
    return folder


def test_the_page_has_every_ruleset_and_everyone_measured_or_named_as_missing(written: Path) -> None:
    page = (written / "benchmarks.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")]
    for title in ("Motherlode, compiled", "Motherlode, pure Python", "OpenSpiel", "PettingZoo", "RLCard"):
        found = [row for row in rows if row[0].startswith(f"| {title}")]
        assert found, title
        for row in found:
            assert row[1].startswith("not measured: ") or float(row[3].replace(",", "")) > 0
    for ruleset in ruleset_names():
        assert any(row[0].startswith(f"| {ruleset}, 3 players") for row in rows)


def test_the_chart_is_a_drawing_with_a_bar_for_everyone_measured(written: Path) -> None:
    page = (written / "benchmarks.md").read_text(encoding="utf-8")
    measured = page.partition("## Every ruleset")[0].count(" × |\n")
    chart = ElementTree.parse(written / "benchmarks.svg").getroot()
    bars = chart.findall("{http://www.w3.org/2000/svg}rect")
    assert len(bars) == measured > 0
    assert all(float(bar.attrib["width"]) > 0 for bar in bars)
