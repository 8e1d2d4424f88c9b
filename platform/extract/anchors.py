"""Gives each symbol its anchor: the short name, or the full one where a page has that name twice."""

from collections import Counter

from extract.facts import Facts
from extract.pages import RUST_MODULE


def page_of(module: Facts, symbol: Facts) -> str:
    """The page that a symbol stands on; names of the Rust core can stand away from their module."""
    return symbol.get("page", module["page"])


def short_name(module: Facts, symbol: Facts) -> str:
    """The name that readers write; what is only in the core's outline is named with its module."""
    if module["module"] == RUST_MODULE and symbol.get("outline"):
        return f"nautilus_pyo3.{symbol['name']}"
    return symbol["name"]


def set_anchors(modules: dict[str, Facts]) -> None:
    """Sets `anchor` on every symbol; a member's anchor is its symbol's with `.name` behind."""
    used = Counter(
        (page_of(module, symbol), short_name(module, symbol))
        for module in modules.values()
        for symbol in module["symbols"]
    )
    for module in modules.values():
        for symbol in module["symbols"]:
            short = short_name(module, symbol)
            unique = used[page_of(module, symbol), short] == 1
            symbol["anchor"] = short if unique else f"{module['module']}.{symbol['name']}"
