"""Tests of HTTP, WebSocket and the protocol's description."""
