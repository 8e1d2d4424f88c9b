"""What a Python function's body tells: the exceptions it raises, and what it returns."""

import ast
from collections.abc import Iterator

from extract.docstring import is_exception_name
from extract.ir import Check

CONDITIONS = ("Condition", "PyCondition")


def walk_own(node: ast.AST) -> Iterator[ast.AST]:
    """Walks a body in source order without entering functions and classes defined in it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            continue
        yield child
        yield from walk_own(child)


def raised(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """Names of the exceptions in the body's `raise` statements."""
    names = []
    for node in walk_own(function):
        if isinstance(node, ast.Raise) and node.exc is not None:
            target = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            text = ast.unparse(target)
            if is_exception_name(text):
                names.append(text)
    return names


def checks(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Check]:
    """The precondition checks in a body."""
    found = []
    for node in walk_own(function):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)) if owner in CONDITIONS:
                override = next((item.value for item in node.keywords if item.arg == "ex_type"), None)
                last = node.args[-1] if override is None and len(node.args) > 2 else override
                text = last.id if isinstance(last, ast.Name) and is_exception_name(last.id) else None
                first = node.args[0] if node.args else None
                found.append(Check(name, text, first.id if isinstance(first, ast.Name) else None))
    return found


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
