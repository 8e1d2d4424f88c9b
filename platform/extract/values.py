"""Finds the values of defaults that are written as the name of a constant."""

import ast
from typing import Any

from extract.facts import Facts
from extract.library import Library


def add_values(modules: dict[str, Facts], library: Library) -> None:
    """Adds `defaultValue` to parameters and fields, `resolved` to constants, where the tree tells it."""
    for module in modules.values():
        for symbol in module["symbols"]:
            home = symbol.get("home")
            _visit(symbol, home.rsplit(".", 1)[0] if home else module["module"], library)


def _visit(value: Any, module: str, library: Library) -> None:
    if isinstance(value, list):
        for item in value:
            _visit(item, module, library)
    elif isinstance(value, dict):
        for written, found in (("default", "defaultValue"), ("value", "resolved")):
            if isinstance(value.get(written), str) and (known := literal(value[written], module, library)):
                value[found] = known
        for item in list(value.values()):
            _visit(item, module, library)


def literal(text: str, module: str, library: Library) -> str | None:
    """The literal behind a constant's name.

    :param text: a default as written
    :param module: the module that writes it
    :returns: the value's text, or None when `text` is no name, or its value isn't plain
    """
    for _ in range(5):
        if not text.isidentifier() or text in ("None", "True", "False"):
            return None
        home = library.home(module, text)
        found = _values(home.module, home.name, library)
        # Defined twice, for builds of two precisions: the build decides.
        if len(found) != 1:
            return None
        text, module = found.pop(), home.module
        if _is_literal(text):
            return text
    return None


def _values(module_name: str, name: str, library: Library) -> set[str]:
    module = library.module(module_name)
    declared = library.declarations(module_name)
    values = [*(module.values if module else []), *(declared.constants if declared else [])]
    return {item.value for item in values if item.name == name and item.value is not None}


def _is_literal(text: str) -> bool:
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return False
    return True
