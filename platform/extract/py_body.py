"""What a Python function's body tells: whether it returns anything."""

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
    return not all(isinstance(item, ast.Raise | ast.Expr | ast.Pass) for item in function.body)
