"""Our words for conditions whose code only the platform's own developers understand: `self.trader_id is None`."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

WORDS = Path(__file__).parent / "words.json"
"""Each with the `code` of a test, or the whole text of a check, and what it `says`."""


class Words:
    """Words by the code that they stand for.

    :param items: each with `code` and `says`
    """

    def __init__(self, items: Iterable[dict[str, Any]] = ()) -> None:
        self._says: dict[str, str] = {item["code"]: item["says"] for item in items}

    def of(self, code: str) -> str | None:
        """The words for a test or a check's text; None where the code speaks for itself."""
        return self._says.get(code)


def read_words() -> Words:
    """All of our words."""
    return Words(json.loads(WORDS.read_text(encoding="utf-8")))
