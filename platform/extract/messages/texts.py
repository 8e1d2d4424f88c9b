"""Makes templates from the Python expressions that messages are made with."""

import ast
import re
from collections.abc import Callable
from itertools import product

from extract.messages.record import Gap, Part, Template, one_line, template

Resolve = Callable[[ast.expr, bool], list[Template] | None]
"""What a name or a call of the function's own class gives as text; None where that is unknown, or, when all
is asked for, where only a part of it is known."""

_MOST = 8
_PERCENT = re.compile(
    r"%(?:\((?P<key>\w+)\))?[-+ #0]*(?:\d+|\*)?(?:\.\d+)?[hlL]?(?P<kind>[diouxXeEfFgGcrsa%])"
)
_FIELD = re.compile(r"\{\{|\}\}|\{(?P<name>[^{}!:]*)(?:![rsa])?(?::[^{}]*)?\}")


def templates(node: ast.expr, resolve: Resolve) -> list[Template]:
    """The texts that an expression can give.

    :param resolve: what names stand for
    :returns: one for each branch; none where the expression is no text
    """
    found = _read(node, resolve)
    return [] if found is None else found[:_MOST]


def percent(text: str, arguments: list[ast.expr]) -> Template:
    """A text with `%s` and what fills its places in order."""
    parts: list[Part] = []
    last, given = 0, iter(arguments)
    for match in _PERCENT.finditer(text):
        parts.append(text[last : match.start()])
        last = match.end()
        if match["kind"] == "%":
            parts.append("%")
        elif match["key"]:
            parts.append(Gap(match["key"]))
        else:
            value = next(given, None)
            parts.append(Gap(_code(value)) if value is not None else match[0])
    return template([*parts, text[last:]])


def _read(node: ast.expr, resolve: Resolve, *, whole: bool = False) -> list[Template] | None:
    match node:
        case ast.Constant(value=str(text)):
            return [template([text])]
        case ast.JoinedStr(values=values):
            return _joined([_of_value(value, resolve) for value in values])
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            sides = [_read(side, resolve, whole=whole) for side in (left, right)]
            if sides[0] is None and sides[1] is None:
                return None
            return _joined([side or [_gap(code)] for side, code in zip(sides, (left, right), strict=True)])
        case ast.BinOp(op=ast.Mod(), left=ast.Constant(value=str(text)), right=right):
            return [percent(text, right.elts if isinstance(right, ast.Tuple) else [right])]
        case ast.IfExp(body=body, orelse=orelse):
            both = [item for side in (body, orelse) for item in _read(side, resolve) or []]
            return both or None
        case ast.BoolOp(values=values):
            return [item for value in values for item in _read(value, resolve) or []] or None
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format")):
            return [_formatted(text, node)]
        case ast.Call(func=ast.Name(id="str"), args=[inner]):
            return _read(inner, resolve)
        case ast.Name() | ast.Call() | ast.Attribute():
            return resolve(node, whole)
    return None


def _of_value(value: ast.expr, resolve: Resolve) -> list[Template]:
    if isinstance(value, ast.FormattedValue):
        plain = value.format_spec is None and value.conversion in (-1, 115)
        inner = _read(value.value, resolve, whole=True) if plain else None
        return inner or [_gap(value.value)]
    return _read(value, resolve) or [_gap(value)]


def _joined(parts: list[list[Template]]) -> list[Template]:
    """Every combination of the parts; where that are too many, parts with a choice become gaps."""
    count = 1
    for part in parts:
        count *= len(part)
    if count > _MOST:
        parts = [part if len(part) == 1 else [template([Gap("…")])] for part in parts]
    return [template([part for item in chosen for part in item.parts]) for chosen in product(*parts)]


def _formatted(text: str, call: ast.Call) -> Template:
    named = {item.arg: item.value for item in call.keywords}
    parts: list[Part] = []
    last = place = 0
    for match in _FIELD.finditer(text):
        parts.append(text[last : match.start()])
        last = match.end()
        if match[0] in ("{{", "}}"):
            parts.append(match[0][0])
            continue
        name = match["name"]
        if not name:
            name, place = str(place), place + 1
        value = call.args[int(name)] if name.isdigit() and int(name) < len(call.args) else named.get(name)
        parts.append(Gap(_code(value) if value is not None else name))
    return template([*parts, text[last:]])


def _gap(node: ast.expr) -> Template:
    return template([Gap(_code(node))])


def _code(node: ast.expr) -> str:
    return one_line(ast.unparse(node))
