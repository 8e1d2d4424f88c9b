"""Adds types that the platform's source writes nowhere, read in it by us, and says where a value has none."""

from typing import Any

from extract.errors import ExtractError
from extract.facts import Facts
from extract.source import SourceTree
from extract.type_corrections import places

Unwritten = dict[str, Any]
"""`places` as in type corrections; their `type`, or `untyped` where any value is taken or may come back.

What shows it: `seen`, words that stand in the files `in` of the checkout.
"""

_CALLED = ("type", "typeFrom", "untyped")
_KEYS = {
    "called": _CALLED,
    "plain": _CALLED,
    "returned": ("returns", "returnsFrom", "returnsUntyped"),
}


def add_unwritten(modules: dict[str, Facts], found: list[Unwritten], tree: SourceTree) -> None:
    """Adds them.

    :param modules: the facts, changed in place
    :param tree: the checkout, in which each `seen` is looked for
    :raises ExtractError: when a place doesn't exist or has a type by now, or the source no longer shows it
    """
    for item in found:
        for file in item["in"]:
            _look(item, file, tree)
        for place in item["places"]:
            holders = list(places(modules, place, _KEYS))
            if not holders:
                raise ExtractError(f"The unwritten type of '{place}' finds no such place. Remove it.")
            for holder, keys in holders:
                _add(place, holder, keys, item)


def _look(item: Unwritten, file: str, tree: SourceTree) -> None:
    path = tree.root / file
    if not path.is_file() or _spaced(item["seen"]) not in _spaced(tree.read(path)):
        raise ExtractError(
            f"The type of '{item['places'][0]}' was read from '{item['seen']}', which doesn't stand here. "
            "Read it again.",
            file,
        )


def _spaced(text: str) -> str:
    return " ".join(text.split())


def _add(place: str, holder: Facts, keys: tuple[str, str, str], item: Unwritten) -> None:
    shown, origin, untyped = keys
    if shown in holder:
        raise ExtractError(
            f"The source tells the type of '{place}' by now: '{holder[shown]}'. Remove its unwritten one."
        )
    if item.get("untyped"):
        holder[untyped] = True
    else:
        holder[shown], holder[origin] = item["type"], "source"


def add_defaults(modules: dict[str, Facts]) -> None:
    """Gives parameters that nothing else tells of the type of a default that is a plain value.

    :param modules: the facts, changed in place
    """
    for facts in modules.values():
        for symbol in facts["symbols"]:
            for call in (symbol, symbol.get("constructor", {}), *symbol.get("members", [])):
                for parameter in call.get("parameters", []):
                    found = _type_of(parameter.get("default"))
                    if found and "type" not in parameter and "untyped" not in parameter:
                        parameter["type"], parameter["typeFrom"] = found, "default"


def _type_of(default: str | None) -> str | None:
    if default in ("True", "False"):
        return "bool"
    for kind in (int, float):
        try:
            kind(default or "")
        except ValueError:
            continue
        return kind.__name__
    return "str" if default and default[0] in "'\"" else None
