"""HTTP and WebSocket: connections, authentication, limits, static files."""
