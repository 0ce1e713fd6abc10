"""Write the Grafana dashboard: ``dashboard.py``. One row of ``PANELS`` is a graph."""

import json
import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parents[1] / "deploy" / "grafana" / "motherlode.json"

PANELS: list[tuple[str, str, dict[str, str]]] = [
    ("People", "short", {"WebSockets": "sum(motherlode_sockets)", "connections": "sum(motherlode_connections)"}),
    ("Tables in memory", "short", {"{{instance}}": "motherlode_rooms"}),
    (
        "Moves",
        "ops",
        {
            "all": "sum(rate(motherlode_moves_total[1m]))",
            "by bots": "sum(rate(motherlode_bot_moves_total[1m]))",
        },
    ),
    (
        "Event loop lag",
        "s",
        {
            "median": "histogram_quantile(0.5, sum by (le) (rate(motherlode_event_loop_lag_seconds_bucket[5m])))",
            "p99": "histogram_quantile(0.99, sum by (le) (rate(motherlode_event_loop_lag_seconds_bucket[5m])))",
        },
    ),
    (
        "Commits",
        "s",
        {
            "median": "histogram_quantile(0.5, sum by (le) (rate(motherlode_commit_seconds_bucket[5m])))",
            "p99": "histogram_quantile(0.99, sum by (le) (rate(motherlode_commit_seconds_bucket[5m])))",
        },
    ),
    (
        "Appends per commit",
        "short",
        {"mean": "sum(rate(motherlode_commit_batch_sum[5m])) / sum(rate(motherlode_commit_batch_count[5m]))"},
    ),
    ("Bot moves that wait", "short", {"{{instance}}": "motherlode_bot_queue"}),
    (
        "Bots under load",
        "ops",
        {
            "less time": "sum(rate(motherlode_bot_moves_hurried_total[5m]))",
            "a cheaper bot": "sum(rate(motherlode_bot_moves_cheaper_total[5m]))",
        },
    ),
    ("Push messages", "ops", {"{{outcome}}": "sum by (outcome) (rate(motherlode_pushes_total[5m]))"}),
    ("Refusals", "ops", {"{{why}}": "sum by (why) (rate(motherlode_refusals_total[5m]))"}),
    ("HTTP responses", "ops", {"{{status}}": "sum by (status) (rate(motherlode_http_responses_total[5m]))"}),
    (
        "Connections turned away",
        "ops",
        {
            "{{limit}}": "sum by (limit) (rate(motherlode_connections_refused_total[5m]))",
            "timeout: {{part}}": "sum by (part) (rate(motherlode_request_timeouts_total[5m]))",
        },
    ),
    ("Bus connected", "short", {"{{instance}}": "motherlode_bus_connected"}),
    (
        "Bus",
        "ops",
        {
            "messages": "sum(rate(motherlode_bus_messages_total[1m]))",
            "dropped": "sum(rate(motherlode_bus_dropped_total[1m]))",
        },
    ),
    ("Bus traffic", "Bps", {"{{instance}}": "rate(motherlode_bus_bytes_total[1m])"}),
    (
        "Clients at tables of other nodes",
        "short",
        {
            "{{instance}}": "motherlode_links",
            "restored": "sum(rate(motherlode_links_restored_total[5m]))",
            "tables moved to them": "sum(rate(motherlode_relocations_total[5m]))",
        },
    ),
    ("Bot moves by workers", "ops", {"{{instance}}": "rate(motherlode_bot_moves_by_workers_total[1m])"}),
    ("Memory", "bytes", {"{{instance}}": "process_resident_memory_bytes"}),
    ("CPU", "percentunit", {"{{instance}}": "rate(process_cpu_seconds_total[1m])"}),
    (
        "Open files",
        "short",
        {"{{instance}}": "process_open_fds", "limit of {{instance}}": "process_max_fds"},
    ),
]
COLUMNS, WIDTH, HEIGHT = 2, 12, 8


def _panel(number: int, title: str, unit: str, queries: dict[str, str]) -> dict[str, Any]:
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": title,
        "datasource": {"type": "prometheus", "uid": "${source}"},
        "gridPos": {"h": HEIGHT, "w": WIDTH, "x": number % COLUMNS * WIDTH, "y": number // COLUMNS * HEIGHT},
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "targets": [
            {"refId": chr(ord("A") + index), "expr": query, "legendFormat": legend}
            for index, (legend, query) in enumerate(queries.items())
        ],
    }


def dashboard() -> str:
    """The dashboard as Grafana imports it."""
    content = {
        "title": "Motherlode",
        "uid": "motherlode",
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {
            "list": [{"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"}]
        },
        "panels": [_panel(number, *panel) for number, panel in enumerate(PANELS)],
    }
    return json.dumps(content, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(dashboard(), "utf-8")
    print(TARGET, file=sys.stderr)
