"""Structured logs: one JSON object a line. Tables are named by a part of their name, people not at all.

Whatever a stranger can bring about at will is logged at most once in ten seconds, with the number of times.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import MutableMapping
from typing import Any

import structlog

__all__ = ["ThrottledLogger", "configure_logging"]

_TABLE_SHOWN = 6
_INTERVAL = 10.0


class _Throttle:
    """Lets an event of each name pass once an interval, and counts the others. Names must be few."""

    def __init__(self) -> None:
        self._passed: dict[str, float] = {}
        self._times: dict[str, int] = {}

    def times(self, name: str) -> int:
        """How often an event has happened since it last passed; 0 if it must not pass now."""
        self._times[name] = self._times.get(name, 0) + 1
        now = time.monotonic()
        if now - self._passed.get(name, -_INTERVAL) < _INTERVAL:
            return 0
        self._passed[name] = now
        return self._times.pop(name)


class ThrottledLogger:
    """A logger for what strangers can bring about as often as they like."""

    def __init__(self, name: str) -> None:
        self._logger = structlog.get_logger(name)
        self._throttle = _Throttle()

    def warning(self, event: str, **fields: Any) -> None:
        """Log an event, with what is known of this one and the number of times it has happened."""
        times = self._throttle.times(event)
        if times:
            self._logger.warning(event, times=times, **fields)


class _ThrottleWarnings(logging.Filter):
    """Throttles warnings of a library, by their texts: of uvicorn's, which are few. Errors pass."""

    def __init__(self) -> None:
        super().__init__()
        self._throttle = _Throttle()

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno != logging.WARNING or bool(self._throttle.times(str(record.msg)))


def configure_logging() -> None:
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
    logging.getLogger("uvicorn.error").addFilter(_ThrottleWarnings())


def _tracebacks() -> Any:
    """Where it went wrong, without the values of variables: those are secrets."""
    return structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def _shorten_tables(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A table's name lets one in: a part of it is enough to find it again."""
    if "table" in event:
        event["table"] = str(event["table"])[:_TABLE_SHOWN]
    return event
