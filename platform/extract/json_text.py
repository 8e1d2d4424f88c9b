"""Writes JSON so that it is small and yet shows its changes line by line."""

import json
from typing import Any

_WIDTH = 140


def json_text(value: Any) -> str:
    """Writes a value: keys sorted, whatever fits on a line on one line, LF at the end.

    :param value: what `json` can write
    """
    return _write(value, "") + "\n"


def _write(value: Any, indent: str) -> str:
    flat = json.dumps(value, ensure_ascii=False, sort_keys=True)
    if len(indent) + len(flat) <= _WIDTH or not value or not isinstance(value, dict | list):
        return flat
    inner = indent + " "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + _write(item, inner) for item in value) + f"\n{indent}]"
    lines = [
        f"{inner}{json.dumps(key, ensure_ascii=False)}: {_write(value[key], inner)}" for key in sorted(value)
    ]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
