"""The protocol described from its types: documentation, JSON Schema, OpenAPI, TypeScript."""
