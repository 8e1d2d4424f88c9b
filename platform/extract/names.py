"""Resolves the type names in signatures, for links, and moves references to documented names."""

import ast
from collections.abc import Iterator
from typing import Any

from extract.facts import Facts
from extract.library import Library
from extract.pages import RUST_MODULE

_TYPE_KEYS = ("type", "detail", "returns", "returnsDetail")
_REFERENCE_KEYS = ("from", "owner", "constructorOf")


def add_names(modules: dict[str, Facts], library: Library, placed: dict[str, str]) -> None:
    """Adds `names`: what the short type names in a module, or in an adopted symbol, stand for.

    :param placed: documented name by name of the definition
    """
    for module in modules.values():
        # What type corrections have brought along.
        own: dict[str, str] = module.pop("names", {})
        for symbol in module["symbols"]:
            move_references(symbol, placed)
            home = symbol.get("home")
            brought = {name: placed[full] for name, full in symbol.pop("names", {}).items() if full in placed}
            found = _resolve(symbol, home.rsplit(".", 1)[0] if home else module["module"], library, placed)
            found = dict(sorted({**found, **brought}.items()))
            if home and found:
                symbol["names"] = found
            else:
                own.update(found)
        module["names"] = own


def move_references(value: Any, placed: dict[str, str]) -> None:
    """Changes references to definitions into references to the documented place."""
    if isinstance(value, list):
        for item in value:
            move_references(item, placed)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in _REFERENCE_KEYS and isinstance(item, str):
                value[key] = placed.get(item, item)
            elif key == "bases":
                value[key] = [placed.get(base, base) for base in item]
            else:
                move_references(item, placed)


def _resolve(symbol: Facts, module: str, library: Library, placed: dict[str, str]) -> dict[str, str]:
    found = {}
    for name in sorted({name for text in _types(symbol) for name in type_names(text)}):
        home = library.home(module, name)
        documented = placed.get(home.full) or (_only(name, placed) if not home.module else None)
        if documented:
            found[name] = documented
    return found


def _only(name: str, placed: dict[str, str]) -> str | None:
    """The one documented symbol of a name that its module doesn't import, as docstrings use them.

    :param name: bare, or behind `nautilus_pyo3` for one of the Rust core
    """
    head, _, rest = name.rpartition(".")
    if head:
        return placed.get(f"{RUST_MODULE}.{rest}") if head == RUST_MODULE.rsplit(".", 1)[1] else None
    found = {
        documented
        for full, documented in placed.items()
        if full.endswith(f".{name}") and not full.startswith(f"{RUST_MODULE}.")
    }
    return found.pop() if len(found) == 1 else None


def _types(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from _types(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in _TYPE_KEYS and isinstance(item, str):
                yield item
            else:
                yield from _types(item)


def type_names(text: str) -> set[str]:
    """The names in a type, dotted ones whole."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Attribute | ast.Name):
            found.add(ast.unparse(node))
        else:
            for child in ast.iter_child_nodes(node):
                visit(child)

    visit(ast.parse(text, mode="eval").body)
    return found
