"""The HTTP API against its OpenAPI schema, with generated requests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from server.client import Client, http, open_table, serving
from server.processes import Process


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server in a process of its own; yield its address.

    Not in a thread: hypothesis warns where anything else draws from the ``random`` module while it makes an example.
    """
    process = Process(str(tmp_path_factory.mktemp("http") / "tables.sqlite"))
    process.start()
    yield process.address
    process.stop()


@pytest.fixture(scope="module")
def table(address: str) -> tuple[str, str]:
    """Open a table; return its name and its host's token."""

    async def make() -> tuple[str, str]:
        ada = await Client.come(address)
        name = await open_table(ada)
        await ada.close()
        return name, ada.token

    return asyncio.run(make())


def test_generated_requests_are_answered_as_the_openapi_schema_describes(address: str, table: tuple[str, str]) -> None:
    name, token = table
    described = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    asked = 0

    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        if "table" in (case.path_parameters or {}) and asked % 2:
            case.path_parameters["table"] = name
        # A valid body may still be refused: an unknown ruleset, an invisible name, an extra field.
        excluded = [positive_data_acceptance]
        if case.path in ("/readyz", "/healthz"):  # on a busy machine, 503 is the right answer
            excluded.append(not_a_server_error)
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, excluded_checks=excluded)

    for operation in described.get_all_operations():
        assert isinstance(operation, Ok)
        quiet = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
        quiet(given(case=operation.ok().as_strategy())(ask))()
    assert asked > 100


async def test_the_list_shows_public_tables_and_no_others(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        ada = await Client.come(address)
        public = await open_table(ada, "base", 5, public=True, language="pl")
        await open_table(ada, "base", 5)
        listed = (await http(address, "GET", "/api/tables")).json()
        assert [table["table"] for table in listed] == [public]
        assert listed[0]["state"] == "gathering"
        assert listed[0]["terms"]["language"] == "pl"
        await ada.close()


def test_the_offer_lists_all_rulesets_with_their_seats(address: str) -> None:
    from motherlode import ruleset_names

    offer = asyncio.run(http(address, "GET", "/api/offer")).json()
    assert [card["ruleset"] for card in offer["rulesets"]] == list(ruleset_names())
    assert offer["rulesets"][0]["seats"] == list(range(3, 11))
    assert "random" in offer["bots"]
