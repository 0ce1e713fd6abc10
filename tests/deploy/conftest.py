"""The server's fixtures and runner of ``async def`` tests, here too."""

from server.conftest import postgres_server, pytest_pyfunc_call

__all__ = ["postgres_server", "pytest_pyfunc_call"]
