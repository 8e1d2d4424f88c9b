"""Puts what a call gives in the place of the called function's parameters, and sees what is settled by that."""

import ast
import warnings

from extract.guards import Each, Failed, Guard, Test
from extract.local_names import is_made
from extract.logic import names_in, replaced


def is_fixed(node: ast.expr) -> bool:
    """Whether an expression has the same value in every call: of literals, classes and constants alone."""
    return all(name.lstrip("_")[:1].isupper() for name in names_in(node))


def is_own_text(node: ast.expr) -> bool:
    """Whether an expression is a text with words of its own, so never None or blank: `f"Client-{name}"`."""
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return any(isinstance(part, ast.Constant) and part.value.strip() for part in parts)


def is_new(node: ast.expr) -> bool:
    """Whether an expression makes an object, so that it is never None."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[:1].isupper()


def is_passed_on(node: ast.expr, *, whole: bool = False) -> bool:
    """Whether a value is what a caller gave or has, a constant, or an object made of such.

    :param whole: whether attributes don't count: an object given was checked when it was made
    """
    match node:
        case ast.Name() | ast.Constant():
            return True
        case ast.Attribute(value=inner):
            return is_passed_on(inner) and not (whole and names_in(inner) and not is_fixed(inner))
        case ast.Call(keywords=given) if is_made(node):
            return all(is_passed_on(item.value, whole=whole) for item in given)
    return False


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


def _are_members(*nodes: ast.expr) -> bool:
    """Whether expressions are members of one enumeration: `Side.BUY`."""
    owners = {
        item.value.id if isinstance(item, ast.Attribute) and isinstance(item.value, ast.Name) else "" for item in nodes
    }
    return len(owners) == 1 and owners.pop()[:1].isupper() and all(item.attr.isupper() for item in nodes)


def _settled(test: ast.expr) -> bool | None:
    """Whether a test of literals holds; None where it isn't one."""
    match test:
        case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq() as op], comparators=[right]) if _are_members(left, right):
            return (ast.unparse(left) == ast.unparse(right)) == isinstance(op, ast.Eq)
        case ast.Compare(left=ast.Name(id=one), ops=[ast.Eq() | ast.NotEq() as op], comparators=[ast.Name(id=other)]):
            return isinstance(op, ast.Eq) if one == other else None
    if names_in(test):
        return None
    code = ast.Expression(ast.fix_missing_locations(test))
    with warnings.catch_warnings(action="ignore"):
        # Such as `0 is None`.
        try:
            return bool(eval(compile(code, "", "eval"), {"__builtins__": {}}))  # noqa: S307
        except (TypeError, ValueError, NameError, SyntaxError, AttributeError, LookupError):
            return None
