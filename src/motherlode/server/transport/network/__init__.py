"""The network layer below the app: sockets, uvicorn's protocols with limits, true addresses of clients."""
