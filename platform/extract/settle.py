"""Decides which corrections hold for a source that lies between two releases."""

from typing import Any

from extract import ir


def settle(corrections: dict[str, Any], before: dict[str, Any], declared_before: set[str]) -> None:
    """Marks which corrections hold, of those proved on a later release than the source.

    One holds when it held before the source too, or when its name is new in the source.

    :param corrections: those of the later release, changed in place
    :param before: those of the release before the source
    :param declared_before: names that the stub of that release declares
    """
    gone = {item["name"] for item in before["absent"]}
    for item in corrections["absent"]:
        item["applied"] = item["name"] in gone or item["name"] not in declared_before
    for group in ("signatures", "kinds", "values"):
        for name, item in corrections[group].items():
            earlier = before[group].get(name, {}).get("running")
            item["applied"] = earlier == item["running"] or name not in declared_before
    for owner, members in corrections["added"].items():
        for name, item in members.items():
            item["applied"] = name in before["added"].get(owner, {}) or owner not in declared_before


def declared_names(stub: ir.Module) -> set[str]:
    """All names of a stub, members with their class."""
    names = {item.name for item in [*stub.functions, *stub.values, *stub.classes]}
    return names | {
        f"{item.name}.{member.name}" for item in stub.classes for member in [*item.functions, *item.values]
    }
