"""The shape that facts have in memory: what `facts/api.schema.json` describes."""

from typing import Any

Facts = dict[str, Any]

HIGH, STANDARD = " in high precision", " in standard"
"""What follows the two values of a constant that the build decides on."""
