"""The database and the message bus that pages for hosts speak of."""

from server.cluster.conftest import nats_server
from server.conftest import postgres_server

__all__ = ["nats_server", "postgres_server"]
