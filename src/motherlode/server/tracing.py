"""OpenTelemetry traces of commands: a move can be followed across nodes and back.

Off unless ``--traces`` is given: ``current`` is None then, and nothing else here is used. Spans name the type of a
command, the node and a prefix of the table, as logs do: no guests, no moves, no text.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from motherlode._version import __version__
from motherlode.core.errors import MotherlodeError
from motherlode.server.domain.log.entries import kebab
from motherlode.server.domain.refusals import Refused

if TYPE_CHECKING:
    from motherlode.server.domain.commands import Command

__all__ = ["CommandSpan", "Tracing", "check_installed", "current", "enable", "make_tracing", "shut_down"]

_TABLE_SHOWN = 6
_PARENT = "traceparent"


class CommandSpan:
    """The span of one command at one node."""

    __slots__ = ("_propagator", "_span")

    def __init__(self, span: Any, propagator: Any) -> None:
        self._span = span
        self._propagator = propagator

    @property
    def context(self) -> str:
        """The W3C ``traceparent`` by which another node continues the trace."""
        from opentelemetry.trace import set_span_in_context

        carrier: dict[str, str] = {}
        self._propagator.inject(carrier, set_span_in_context(self._span))
        return carrier.get(_PARENT, "")

    def note(self, event: str) -> None:
        """Add an event, with its time: the command was applied, sent again, …"""
        self._span.add_event(event)

    def end(self, result: Any) -> None:
        """End the span with the entry that shows the command's effect, or with a refusal."""
        if isinstance(result, Refused):
            self._span.set_attribute("motherlode.refused", result.why)
        elif isinstance(result, int):
            self._span.set_attribute("motherlode.seq", result)
        self._span.end()

    def wrap(self, reply: Callable[[Any], None]) -> Callable[[Any], None]:
        """Return a reply that ends the span too."""

        def reply_and_end(result: Any) -> None:
            reply(result)
            self.end(result)

        return reply_and_end


class Tracing:
    """Begins spans."""

    def __init__(self, provider: Any) -> None:
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        self._provider = provider
        self._tracer = provider.get_tracer("motherlode", __version__)
        self._propagator = TraceContextTextMapPropagator()

    def begin(self, command: Command, where: str, node: str, parent: str = "") -> CommandSpan:
        """Begin the span of a command at a node: the ``client`` node, or the ``table`` node of another.

        ``parent`` is the context of the span before it.
        """
        context = self._propagator.extract({_PARENT: parent}) if parent else None
        kind = kebab(type(command).__name__)
        attributes = {
            "motherlode.command": kind,
            "motherlode.node": node,
            "motherlode.table": command.table[:_TABLE_SHOWN],
        }
        return CommandSpan(self._tracer.start_span(f"{where} {kind}", context, attributes=attributes), self._propagator)

    def shut_down(self) -> None:
        """Export pending spans."""
        self._provider.shutdown()


current: Tracing | None = None
"""The traces of this process; None if they are off."""


def check_installed() -> None:
    """Raise MotherlodeError if the extra is missing."""
    try:
        import_module("opentelemetry.sdk.trace")
        import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    except ModuleNotFoundError:
        raise MotherlodeError("OpenTelemetry is not installed; pip install 'motherlode[otel]'") from None


def make_tracing(node: str) -> Tracing:
    """Return traces that are exported as the ``OTEL_…`` variables say."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    resource = Resource.create(
        {"service.name": "motherlode", "service.version": __version__, "service.instance.id": node}
    )
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Tracing(provider)


def enable(tracing: Tracing) -> None:
    """Trace commands from now on."""
    global current
    current = tracing


def shut_down() -> None:
    """Export what waits, and trace nothing any more."""
    global current
    if current is not None:
        current.shut_down()
        current = None
