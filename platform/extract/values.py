"""Finds the values of defaults and constants that are written as names, or worked out from others."""

import ast
from typing import Any

from extract.facts import HIGH, STANDARD, Facts
from extract.library import Library

_LONGEST = 120


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
            if (
                isinstance(value.get(written), str)
                and (known := resolve(value[written], module, library))
                and len(known) <= _LONGEST
            ):
                value[found] = known
        for item in list(value.values()):
            _visit(item, module, library)


def resolve(text: str, module: str, library: Library) -> str | None:
    """The value behind an expression that doesn't show it.

    :param text: a default or constant as written
    :param module: the module that writes it
    :returns: the value's text, or None when `text` shows it already, or nothing plain stands behind
    """
    if text.isidentifier():
        return literal(text, module, library)
    try:
        node = ast.parse(text, mode="eval").body
    except SyntaxError:
        return None
    if isinstance(node, ast.BinOp):
        return _computed(node, module, library)
    if isinstance(node, ast.Call):
        shown = ast.unparse(_Shown(module, library).visit(node))
        return None if shown == ast.unparse(ast.parse(text, mode="eval").body) else shown
    return None


class _Shown(ast.NodeTransformer):
    """Writes a call with the values of its arguments, and by the name that Python sees."""

    def __init__(self, module: str, library: Library) -> None:
        self.module, self.library = module, library

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Attribute):
            # Inside the package a function of C is called, which has a twin.
            node.func.attr = node.func.attr.removesuffix("_c")
        node.args = [self._value(item) for item in node.args]
        for item in node.keywords:
            item.value = self._value(item.value)
        return node

    def _value(self, node: ast.expr) -> ast.expr:
        found = resolve(ast.unparse(node), self.module, self.library)
        return node if found is None or HIGH in found else ast.parse(found, mode="eval").body


def _computed(node: ast.expr, module: str, library: Library) -> str | None:
    match node:
        case ast.BinOp(left=left, op=op, right=right):
            sides = [_number(side, module, library) for side in (left, right)]
            if None in sides:
                return None
            text = ast.unparse(ast.BinOp(ast.Constant(sides[0]), op, ast.Constant(sides[1])))
            return repr(eval(text, {"__builtins__": {}}))  # noqa: S307 - numbers only
    return None


def _number(node: ast.expr, module: str, library: Library) -> int | float | None:
    text = ast.unparse(node)
    found = text if _is_literal(text) else resolve(text, module, library)
    value = (
        ast.literal_eval(found) if found is not None and HIGH not in found and _is_literal(found) else None
    )
    return value if isinstance(value, int | float) else None


def literal(text: str, module: str, library: Library) -> str | None:
    """The value behind a constant's name.

    :param text: a default as written
    :param module: the module that writes it
    :returns: the value's text, or None when `text` is no name, or its value isn't plain
    """
    for _ in range(5):
        if not text.isidentifier() or text in ("None", "True", "False"):
            return None
        home = library.home(module, text)
        found = _values(home.module, home.name, library)
        if len(found) == 2 and all(_is_literal(item) for item in found):
            # Defined twice, for builds of two precisions: the higher one has the larger numbers.
            high, low = sorted(found, key=lambda item: -abs(float(item)))
            return f"{high}{HIGH}, {low}{STANDARD}"
        if len(found) != 1:
            return None
        text, module = found.pop(), home.module
        if _is_literal(text):
            return text
        if not text.isidentifier():
            return resolve(text, module, library)
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
