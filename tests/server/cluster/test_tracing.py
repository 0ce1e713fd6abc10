"""A move is followed from the client's node to the table's, by spans that name nobody."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.server import tracing
from motherlode.server.runtime.timing import BUS_LEASE
from server.client import BRISK, Client, open_table, serving
from server.cluster.conftest import NatsServer
from server.conftest import fresh_database


@pytest.fixture
def exporter() -> Iterator[Any]:
    """The spans of this process, in memory."""
    pytest.importorskip("opentelemetry.sdk")
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    spans = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(spans))
    tracing.enable(tracing.Tracing(provider))
    yield spans
    tracing.shut_down()


@pytest.fixture
def store(postgres_server: str) -> str:
    return fresh_database(postgres_server)


async def test_a_move_is_followed_through_two_nodes(store: str, nats_server: NatsServer, exporter: Any) -> None:
    timing = BRISK._replace(lease=BUS_LEASE)
    async with (
        serving(store, timing, bus=f"{nats_server.address}/traced") as (here, _),
        serving(store, timing, bus=f"{nats_server.address}/traced") as (there, _),
    ):
        ada, bob = await Client.come(here, "Ada"), await Client.come(there, "Bob")
        table = await open_table(ada, "base", 3)
        for seat, one in enumerate((ada, bob)):
            await one.subscribe(table)
            await one.done("sit", table, seat=seat)
        await ada.done("start", table)
        exporter.clear()
        playing = asyncio.create_task(ada.play_on(table, random.Random(1)))
        await bob.play_on(table, random.Random(1), 1)
        playing.cancel()
        spans = exporter.get_finished_spans()
        (owner,) = (span for span in spans if span.name == "table play")
        (client,) = (span for span in spans if span.context.span_id == owner.parent.span_id)
        assert client.name == "client play"
        assert owner.context.trace_id == client.context.trace_id
        assert owner.attributes["motherlode.node"] != client.attributes["motherlode.node"]
        assert [event.name for event in owner.events] == ["applied"]
        assert client.start_time <= owner.start_time <= owner.events[0].timestamp <= owner.end_time <= client.end_time
        assert (await bob.command("play", table, seq=bob.seen[table], move="nonsense"))["type"] == "refusal"
        refused = [span for span in exporter.get_finished_spans() if "motherlode.refused" in span.attributes]
        assert [span.name for span in refused] == ["table play"]
        for span in exporter.get_finished_spans():
            assert not {bob.id, table, "Bob", "nonsense"} & set(map(str, span.attributes.values()))
        await ada.close()
        await bob.close()


def test_nothing_is_traced_unless_asked_for() -> None:
    assert tracing.current is None
