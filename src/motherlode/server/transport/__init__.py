"""HTTP and WebSocket: connections, limits, authentication, static files."""
