"""The Grafana dashboard is up to date, asks for metrics that exist, and shows every one of ours."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from motherlode.server.metrics import metrics_page

ROOT = Path(__file__).parents[2]
SUFFIXES = ("", "_total", "_bucket", "_sum", "_count")


def queried() -> set[str]:
    """Return the names of the series that the dashboard asks for."""
    board = json.loads((ROOT / "deploy" / "grafana" / "motherlode.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return {name for query in queries for name in re.findall(r"\b(?:motherlode|process)_\w+", query)}


def exported() -> set[str]:
    """Return the names of the metrics that the server has, without suffixes."""
    families = text_string_to_metric_families(metrics_page().decode())
    return {family.name for family in families if not family.name.endswith("_created")}


def test_the_dashboard_is_the_one_that_its_program_writes() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "dashboard.py"))["dashboard"]()
    assert (ROOT / "deploy" / "grafana" / "motherlode.json").read_text("utf-8") == written


def test_every_query_is_of_a_metric_that_the_server_has() -> None:
    known = {name + suffix for name in exported() for suffix in SUFFIXES}
    assert sorted(queried() - known) == []


def test_every_metric_of_ours_is_shown() -> None:
    ours = {name for name in exported() if name.startswith("motherlode_")}
    assert len(ours) > 10
    assert sorted(name for name in ours if not any(name + suffix in queried() for suffix in SUFFIXES)) == []
