"""Responses to requests that failed: a reason for the client, and nothing of what is inside."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.metrics import REFUSALS
from motherlode.server.store import Unavailable
from motherlode.server.transport.routes.schemas import ErrorResponse

__all__ = ["EXCEPTION_HANDLERS"]

_logger = structlog.get_logger("motherlode.app")

_STATUS: Final[dict[RefusalReason, int]] = {
    "bad-token": 401,
    "bad-origin": 403,
    "banned": 403,
    "barred": 403,
    "not-host": 403,
    "silenced": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "game-over": 409,
    "not-now": 409,
    "seat-taken": 409,
    "unreadable-table": 409,
    "too-fast": 429,
    "closing": 503,
    "elsewhere": 503,
    "try-again": 503,
}


def _error_response(why: str, status: int, rule: str = "", place: str = "") -> Response[ErrorResponse]:
    return Response(ErrorResponse(why, rule, place), status_code=status, media_type="application/json")


def _refusal_response(request: Request[Any, Any, Any], refused: Refused) -> Response[ErrorResponse]:
    REFUSALS.labels(refused.why).inc()
    return _error_response(refused.why, _STATUS.get(refused.why, 400), refused.rule, refused.place)


def _unavailable_response(request: Request[Any, Any, Any], error: Unavailable) -> Response[ErrorResponse]:
    return _refusal_response(request, Refused("try-again"))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorResponse]:
    whys = {400: "bad-message", 404: "no-such-page", 405: "bad-method", 413: "too-large"}
    return _error_response(whys.get(error.status_code, "bad-message"), error.status_code)


def _bad_body(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorResponse]:
    """Answer 400 to a body that is too deeply nested or not UTF-8: the only causes of these errors."""
    return _error_response("bad-message", 400)


def _internal_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorResponse]:
    _logger.exception("request failed", method=request.method, route=request.scope.get("path_template", ""))
    return _error_response("try-again", 500)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: _refusal_response,
    Unavailable: _unavailable_response,
    HTTPException: _http_error,
    RecursionError: _bad_body,
    UnicodeDecodeError: _bad_body,
    Exception: _internal_error,
}
