"""Adds what only the running package tells: values that no source shows, and modules that fail."""

import json
from pathlib import Path
from typing import Any

from extract.errors import ExtractError
from extract.facts import Facts
from extract.type_corrections import Correction, places


def read_corrections_of(path: Path, version: str) -> list[Correction]:
    """Reads the corrections that hold for a version: those without `versions`, and those that name it."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return [item for item in found if version in item.get("versions", [version])]


def correct_values(modules: dict[str, Facts], corrections: list[Correction]) -> None:
    """Adds values of defaults and constants.

    :param modules: the facts, changed in place
    :raises ExtractError: when a correction finds nothing, or the source tells the value itself by now
    """
    for item in corrections:
        found = list(places(modules, item["place"], {"called": "default", "plain": "value"}))
        if not found:
            raise ExtractError(f"The value of '{item['place']}' finds no such place. Remove it.")
        for holder, key in found:
            target = "resolved" if key == "value" else "defaultValue"
            if holder.get(key) != item["written"] or target in holder:
                raise ExtractError(
                    f"The value of '{item['place']}' expects '{item['written']}' without a known value, but "
                    f"the source has '{holder.get(key)}', known as '{holder.get(target)}'. Adapt it."
                )
            holder[target] = item["value"]


def mark_imports(modules: dict[str, Facts], corrections: list[Correction]) -> None:
    """Marks modules that can't be imported.

    :param modules: the facts, changed in place
    :raises ExtractError: when there is no such module
    """
    for item in corrections:
        if item["place"] not in modules:
            raise ExtractError(f"'{item['place']}', marked as failing to import, is no module. Remove it.")
        modules[item["place"]]["importError"] = item["error"]
