"""Tells of facades, which only declare, what the classes behind them really return."""

from extract.facts import Facts
from extract.typetext import closer


def complete_facades(modules: dict[str, Facts]) -> None:
    """Gives the methods of facades the closer return types of the class that implements them.

    A facade such as `CacheFacade` says `Order` where `Cache` documents `Order | None`; whoever holds
    the facade gets the latter.

    :param modules: the facts, changed in place
    """
    classes = {
        symbol.get("home", f"{name}.{symbol['name']}"): symbol
        for name, facts in modules.items()
        for symbol in facts["symbols"]
    }
    for symbol in classes.values():
        for base in symbol.get("bases", []):
            if base.endswith("Facade") and base in classes:
                _complete(classes[base], symbol)


def _complete(facade: Facts, behind: Facts) -> None:
    real = {item["name"]: item for item in behind.get("members", []) if item["kind"] == "method"}
    for member in facade.get("members", []):
        other = real.get(member["name"])
        if other is None or member["kind"] != "method" or "returnsDetail" in member:
            continue
        told = other.get("returnsDetail") or other.get("returns")
        if found := closer(member.get("returns"), told):
            member["returnsDetail"] = found
