"""The shape that facts have in memory: what `facts/api.schema.json` describes."""

from typing import Any

Facts = dict[str, Any]
