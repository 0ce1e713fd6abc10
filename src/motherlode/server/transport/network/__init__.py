"""The network layer below the app: sockets, limits on uvicorn's protocols, clients' true addresses."""
