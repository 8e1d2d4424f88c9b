"""Corrects which exceptions a call raises, where the platform's own docstrings and checks don't tell it."""

from typing import Any

from extract.errors import ExtractError
from extract.facts import Facts
from extract.type_corrections import Correction, places


def correct_raises(modules: dict[str, Facts], corrections: list[Correction]) -> None:
    """Applies corrections: `place` is a call, `written` and `running` are lists of exceptions, in order.

    :param modules: the facts, changed in place
    :raises ExtractError: when a correction finds nothing, or no longer what it corrects
    """
    for item in corrections:
        # Not of a parameter or an attribute.
        call = item["place"].endswith("()")
        found = [holder for holder, _ in places(modules, item["place"], {"returned": None})] if call else []
        if not found:
            raise ExtractError(f"The correction of what '{item['place']}' raises finds no such call. Remove it.")
        for holder in found:
            _correct(holder, item)


def _correct(holder: Facts, item: dict[str, Any]) -> None:
    call = holder.get("constructor", holder)
    told = {item["error"]: item for item in call.pop("raises", [])}
    written = list(told)
    if written != item["written"] or written == item["running"]:
        raise ExtractError(
            f"The correction of what '{item['place']}' raises expects {item['written']}, but the source says "
            f"{written}. Adapt or remove it."
        )
    if item["running"]:
        call["raises"] = [told.get(name, {"error": name}) for name in item["running"]]
