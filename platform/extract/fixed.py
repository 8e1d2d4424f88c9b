"""Puts what a call gives in the place of the called function's parameters, and sees what is settled by that."""

import ast

from extract.flow import Each, Failed, Guard, Test
from extract.logic import names_in, replaced


def is_fixed(node: ast.expr) -> bool:
    """Whether an expression has the same value in every call: of literals, classes and constants alone."""
    return all(name.lstrip("_")[:1].isupper() for name in names_in(node))


def is_own_text(node: ast.expr) -> bool:
    """Whether an expression is a text with words of its own, so never None or blank: `f"Client-{name}"`."""
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return any(isinstance(part, ast.Constant) and part.value.strip() for part in parts)


def without_fallback(node: ast.expr) -> ast.expr:
    """What a caller gives, without the value that stands in for it: `a or 0` as `a`."""
    match node:
        case ast.BoolOp(op=ast.Or(), values=[given, other]) if is_fixed(other):
            return given
        case ast.IfExp(test=ast.Compare(ops=[ast.Is()]), body=other, orelse=given) if is_fixed(other):
            return given
    return node


def filled(guards: tuple[Guard, ...], values: dict[str, ast.expr]) -> tuple[Guard, ...] | None:
    """Guards with expressions in the place of names; None where they can't all hold."""
    if not values:
        return guards
    found: list[Guard] = []
    for guard in guards:
        match guard:
            case Test(code=code, past=past):
                test = replaced(code, values)
                settled = _settled(test)
                if settled is False:
                    return None
                if settled is None:
                    found.append(Test(test, past))
            case Each(target=target, source=source):
                found.append(Each(target, replaced(source, values)))
            case Failed(step=step, errors=errors):
                found.append(Failed(replaced(step, values) if step else None, errors))
    return tuple(found)


def _settled(test: ast.expr) -> bool | None:
    """Whether a test of literals holds; None where it isn't one."""
    if names_in(test):
        return None
    try:
        return bool(eval(compile(ast.Expression(ast.fix_missing_locations(test)), "", "eval"), {"__builtins__": {}}))  # noqa: S307
    except (TypeError, ValueError, NameError, SyntaxError):
        return None
