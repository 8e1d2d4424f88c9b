"""Finds what stands behind the local names of a body, where that is the same throughout."""

import ast
from collections import Counter
from collections.abc import Callable

from extract import ir
from extract.logic import is_unknown, names_in, replaced

_LONGEST = 60
_DEEPEST = 3
_MADE = "made"


def assigned(body: list[ast.stmt]) -> set[str]:
    """The names that a body gives values to, those of loops left out."""
    found: set[str] = set()
    for item in [node for line in body for node in ast.walk(line)]:
        match item:
            case ast.Assign(targets=targets):
                found |= {name.id for part in targets for name in ast.walk(part) if _is_written(name)}
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target) | ast.NamedExpr(target=target):
                found |= {target.id} if isinstance(target, ast.Name) else set()
    return found


def given_instead_of_none(body: list[ast.stmt]) -> set[str]:
    """The names that get a new object where they are None: `if config is None: config = DeskConfig()`."""
    found: set[str] = set()
    for line in body:
        match line:
            case ast.If(
                test=ast.Compare(
                    left=ast.Name(id=name), ops=[ast.Is()], comparators=[ast.Constant(value=None)]
                ),
                body=[*_, ast.Assign(targets=[ast.Name(id=target)], value=ast.Call(func=ast.Name(id=made)))],
            ) if target == name and made[:1].isupper():
                found.add(name)
    return found


def _is_written(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id != "self"


def made_locals(body: list[ast.stmt], kept: Callable[[str], set[str]]) -> dict[str, ast.expr]:
    """The objects of local names that are made once, from keywords; only those that the object keeps stay.

    :param kept: names the attributes of a class that hold what the keyword of their name gives
    """
    found: dict[str, ast.expr] = {}
    written: Counter[str] = Counter()
    for item in [node for line in body for node in ast.walk(line)]:
        match item:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                written[name] += 1
                match value:
                    case ast.Call(func=ast.Name(id=made), args=[], keywords=given) if made[:1].isupper():
                        own = [part for part in given if part.arg in kept(made)]
                        found[name] = ast.Call(ast.Name(f"{_MADE} {made}"), [], own)
    return {name: value for name, value in found.items() if written[name] == 1}


def is_made(node: ast.expr) -> bool:
    """Whether an expression is an object whose attributes are known."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith(_MADE)


def known_locals(body: list[ast.stmt], parameters: list[ir.Parameter]) -> dict[str, ast.expr]:
    """The values of local names that are assigned once, from something short.

    :param parameters: those of the function, which a caller knows by name
    """
    found: dict[str, ast.expr] = {}
    written: Counter[str] = Counter(item.name for item in parameters)
    for item in [node for line in body for node in ast.walk(line)]:
        match item:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                written[name] += 1
                found[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                written[name] += 1
                found[name] = value
            case ast.Assign(targets=targets):
                written.update({name: 2 for target in targets for name in names_in(target)})
            case ast.AugAssign(target=target) | ast.For(target=target) | ast.AsyncFor(target=target):
                written.update({name: 2 for name in names_in(target)})
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                written[name] += 2
    once = {
        name: value
        for name, value in found.items()
        if written[name] == 1 and not is_unknown(value) and name not in names_in(value)
    }
    for _ in range(_DEEPEST):
        once = {name: replaced(value, once) for name, value in once.items()}
    return {name: value for name, value in once.items() if len(ast.unparse(value)) <= _LONGEST}
