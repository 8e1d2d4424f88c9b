"""Counts what the facts hold."""

from collections import Counter

from extract.facts import Facts
from extract.symbols import own_fields

_NAMES = {
    "instance": "instance attributes",
    "property": "properties",
    "member": "enum members",
    "constant": "class constants",
    "field": "dataclass fields",
}
_CLASSES = ("class", "config", "struct", "enum", "exception")


def count(modules: dict[str, Facts]) -> dict[str, int]:
    """Counts modules, symbols and members; what the Rust core only outlines is counted apart."""
    totals = Counter(modules=len(modules))
    for facts in modules.values():
        for symbol in facts["symbols"]:
            if symbol.get("outline"):
                totals["outlined"] += 1
                continue
            kind = symbol["kind"]
            totals["classes"] += kind in _CLASSES
            totals[{"class": "plain classes"}.get(kind, f"{kind}s")] += 1
            totals["config fields"] += len(own_fields(symbol))
            for member in symbol.get("members", []):
                totals[
                    _NAMES.get("instance" if member.get("instance") else member["kind"], f"{member['kind']}s")
                ] += 1
    return {name: number for name, number in sorted(totals.items()) if number}


def sentence(version: str, totals: dict[str, int]) -> str:
    """The counts on one line."""
    return f"{version}: " + ", ".join(f"{number} {name}" for name, number in totals.items())
