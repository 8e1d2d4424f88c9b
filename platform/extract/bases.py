"""Gives what overrides a member, or hands its arguments on to a constructor above it, the types written there."""

from collections.abc import Iterator
from dataclasses import dataclass

from extract.facts import Facts
from extract.library import Library
from extract.names import type_names

_STARRED = ("var-positional", "var-keyword")


@dataclass(frozen=True)
class _Base:
    """A call of an ancestor, with the module that its types' names belong to."""

    call: Facts
    module: str


def inherit_types(modules: dict[str, Facts], library: Library) -> None:
    """Completes parameters without a type from the nearest ancestor that tells one, and results that are None.

    Parameters of methods are matched by place and those of constructors by name.

    :param modules: the facts, changed in place; bases still by their definitions
    """
    homes = {
        symbol.get("home", f"{name}.{symbol['name']}"): symbol
        for name, facts in modules.items()
        for symbol in facts["symbols"]
    }
    for full, symbol in homes.items():
        above = list(_ancestors(full, homes))
        owner = _module_of(full)
        if "constructor" in symbol:
            bases = [_Base(item["constructor"], _module_of(name)) for name, item in above if "constructor" in item]
            for parameter in symbol["constructor"]["parameters"]:
                _inherit_parameter(symbol, owner, parameter, bases, parameter["name"], library)
        for member in symbol.get("members", []):
            if member["kind"] != "method":
                continue
            bases = [
                _Base(other, _module_of(name))
                for name, item in above
                for other in item.get("members", [])
                if other["name"] == member["name"] and other["kind"] == "method"
            ]
            for index, parameter in enumerate(member["parameters"]):
                _inherit_parameter(symbol, owner, parameter, bases, index, library)
            # What else is said above may differ: overrides return lists where a dict was promised.
            if "returns" not in member and any(base.call.get("returns") == "None" for base in bases[:1]):
                member["returns"], member["returnsFrom"] = "None", "base"


def _inherit_parameter(
    symbol: Facts, owner: str, parameter: Facts, bases: list[_Base], key: str | int, library: Library
) -> None:
    if "type" in parameter or parameter.get("kind") in _STARRED:
        return
    for base in bases:
        known = base.call["parameters"]
        other = (
            next((item for item in known if item["name"] == key), None)
            if isinstance(key, str)
            else known[key]
            if key < len(known)
            else None
        )
        told = (other.get("detail") or other.get("type")) if other and other.get("kind") not in _STARRED else None
        if told and _means_the_same(told, owner, base, symbol, library):
            parameter["type"], parameter["typeFrom"] = told, "base"
            return


def _means_the_same(told: str, owner: str, base: _Base, symbol: Facts, library: Library) -> bool:
    """Whether a type can be written here as it stands there; remembers the names that the module lacks."""
    brought = {}
    for name in type_names(told):
        here, there = library.home(owner, name), library.home(base.module, name)
        if here != there:
            if here.module or not there.module:
                return False
            brought[name] = there.full
    if brought:
        symbol.setdefault("names", {}).update(brought)
    return True


def _ancestors(full: str, homes: dict[str, Facts]) -> Iterator[tuple[str, Facts]]:
    for base in homes[full].get("bases", []):
        if base in homes:
            yield base, homes[base]
            yield from _ancestors(base, homes)


def _module_of(full: str) -> str:
    return full.rsplit(".", 1)[0]
