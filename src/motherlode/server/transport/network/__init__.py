"""What lies beneath the app: sockets, uvicorn's protocols with limits, and the true address of a client."""
