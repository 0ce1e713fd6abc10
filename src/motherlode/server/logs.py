"""Structured logs: one JSON object a line. Tables are named by a part of their name, people not at all."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

__all__ = ["set_up_logs"]

_TABLE_SHOWN = 6


def set_up_logs() -> None:
    """Send everything to standard error as JSON, what other libraries say too."""
    shared: list[Any] = [
        structlog.stdlib.add_logger_name,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        _shorten_tables,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.ExceptionRenderer(_tracebacks()),
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def _tracebacks() -> Any:
    """Where it went wrong, without the values of variables: those are secrets."""
    return structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def _shorten_tables(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A table's name lets one in: a part of it is enough to find it again."""
    if "table" in event:
        event["table"] = str(event["table"])[:_TABLE_SHOWN]
    return event
