"""Translates JSON Schema, as written by msgspec, to TypeScript."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["declaration", "type_text"]

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declaration(name: str, schema: dict[str, Any]) -> str:
    """Return an exported interface."""
    required = schema.get("required", ())
    note = " ".join(schema.get("description", "").split())
    lines = [f"/** {note} */"] if note else []
    lines.append(f"export interface {name} {{")
    for key, part in schema.get("properties", {}).items():
        # The tag is always sent, whatever the schema says of its default.
        mark = "" if key in required or key == "type" else "?"
        lines.append(f"  {key}{mark}: {type_text(part)};")
    return "\n".join([*lines, "}"])


def type_text(schema: dict[str, Any]) -> str:
    """Return a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_text(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {type_text(schema.get('additionalProperties') or {})}>"
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_text, schema['prefixItems']))}]"
    inner = type_text(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
