"""Corrects types that the platform's own source states wrongly, in annotations or docstrings."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from extract.errors import ExtractError
from extract.facts import Facts
from extract.typetext import closer

Correction = dict[str, Any]
"""`place`, the type `written` there, the `running` one, and the `proof`: an expression, true in the package.

A place is `module.Class.attribute`, `module.Class.method()` for what it returns, or
`module.Class.method(parameter)`; of a constructor it is `module.Class(parameter)`. A member may be `*`, for
all that have the parameter.
"""


def correct_types(modules: dict[str, Facts], corrections: list[Correction]) -> None:
    """Applies corrections.

    :param modules: the facts, changed in place
    :raises ExtractError: when a correction finds nothing, or no longer what it corrects
    """
    for item in corrections:
        found = list(_targets(modules, item["place"]))
        if not found:
            raise ExtractError(f"The type correction of '{item['place']}' finds no such place. Remove it.")
        for holder, keys in found:
            _correct(holder, keys, item)
        _add_names(modules, item)


def _correct(holder: Facts, keys: tuple[str, str, str], item: Correction) -> None:
    shown, origin, detail = keys
    written = holder.get(detail) or holder.get(shown)
    if written != item["written"] or written == item["running"]:
        raise ExtractError(
            f"The type correction of '{item['place']}' expects '{item['written']}', but the source says "
            f"'{written}'. Adapt or remove it."
        )
    if closer(holder.get(shown), item["running"]) is not None:
        holder[detail] = item["running"]
        return
    holder.pop(detail, None)
    holder[shown], holder[origin] = item["running"], "package"


def _targets(modules: dict[str, Facts], place: str) -> Iterator[tuple[Facts, tuple[str, str, str]]]:
    """The facts at a place, with the keys of their type, of where it comes from, and of a closer one."""
    keys = {"returned": ("returns", "returnsFrom", "returnsDetail")}
    typed = ("type", "typeFrom", "detail")
    yield from places(modules, place, {"called": typed, "plain": typed, **keys})


def places(modules: dict[str, Facts], place: str, keys: dict[str, Any]) -> Iterator[tuple[Facts, Any]]:
    """The facts at a place.

    :param keys: what to give with them: `called` for a parameter, `returned` for a result, else `plain`
    """
    path, called, inside = place.partition("(")
    parameter = inside.removesuffix(")")
    for holder in _holders(modules, path):
        if not called:
            # Fields have defaults, as parameters do.
            yield holder, keys["plain" if "kind" in holder else "called"]
        elif not parameter:
            yield holder, keys["returned"]
        else:
            call = holder.get("constructor", holder)
            for item in call.get("parameters", []):
                if item["name"] == parameter:
                    yield item, keys["called"]


def _holders(modules: dict[str, Facts], path: str) -> Iterator[Facts]:
    for name, facts in modules.items():
        if not path.startswith(f"{name}."):
            continue
        owner, _, member = path.removeprefix(f"{name}.").partition(".")
        for symbol in facts["symbols"]:
            if symbol["name"] == owner:
                members = [*symbol.get("members", []), *symbol.get("fields", [])]
                yield from (
                    [symbol]
                    if not member
                    else [item for item in members if fnmatchcase(item["name"], member)]
                )


def _add_names(modules: dict[str, Facts], item: Correction) -> None:
    """Remembers what a corrected type's names stand for, where the module itself doesn't import them."""
    for name, facts in modules.items():
        if item["place"].startswith(f"{name}.") and item["place"].removeprefix(f"{name}.")[:1].isupper():
            facts.setdefault("names", {}).update(item.get("names", {}))
