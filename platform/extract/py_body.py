"""What a Python function's body tells: what it returns, if anything."""

import ast
from collections.abc import Iterator


def walk_own(node: ast.AST) -> Iterator[ast.AST]:
    """Walks a body in source order without entering functions and classes defined in it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            continue
        yield child
        yield from walk_own(child)


def returns_nothing(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the body can only return None: no value returned, nothing yielded, not a bare stub."""
    for node in walk_own(function):
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return False
        if isinstance(node, ast.Return) and node.value is not None:
            return False
    return not all(_says_nothing(item) for item in function.body)


def _says_nothing(node: ast.stmt) -> bool:
    """Whether a statement can stand for a body that others are to write: a docstring, `...`, `pass`, `raise`."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_text or isinstance(node, ast.Raise | ast.Pass)


def returned_class(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str | None:
    """The class of which a body makes what it returns, as its source calls it: `cls`, or a name in capitals.

    :returns: the name, or None when it may return something else too
    """
    if not isinstance(function.body[-1], ast.Return):
        return None
    found = set()
    for node in walk_own(function):
        match node:
            case ast.Yield() | ast.YieldFrom():
                return None
            case ast.Name(id="cls", ctx=ast.Store()):
                # Another class, found by its name.
                return None
            case ast.Return(value=ast.Call(func=ast.Name(id=name))) if name == "cls" or _is_class_name(name):
                found.add(name)
            case ast.Return():
                return None
    return found.pop() if len(found) == 1 else None


def _is_class_name(name: str) -> bool:
    return name[:1].isupper() and not name.isupper()
