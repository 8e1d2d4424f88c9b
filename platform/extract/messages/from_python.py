"""Finds the functions of a Python file."""

import ast
from collections.abc import Iterator

from extract.errors import ExtractError
from extract.messages.function import Called, Function, Lazy
from extract.py_body import walk_own

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def python_functions(code: str, path: str) -> list[Function]:
    """The functions of a file, with what its module and its classes do outside of any.

    :raises ExtractError: naming file and line, when it can't be parsed
    """
    try:
        tree = ast.parse(code)
    except SyntaxError as error:
        raise ExtractError(f"Python can't read this: {error.msg}.", path, error.lineno) from error
    return list(_scope(tree, (), None))


def _scope(
    node: ast.Module | ast.ClassDef | ast.stmt, outer: tuple[str, ...], owner: ast.ClassDef | None
) -> Iterator[Function]:
    bases = tuple(ast.unparse(base) for base in owner.bases) if owner else ()
    function = Function(".".join(outer), owner.name if owner else "", bases)
    if isinstance(node, _FUNCTIONS):
        arguments = node.args
        function.parameters = tuple(
            item.arg for item in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        )
    for item in walk_own(node):
        _note(item, function)
    yield function
    yield from _inner(node, outer, owner)


def _inner(node: ast.AST, outer: tuple[str, ...], owner: ast.ClassDef | None) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _scope(child, (*outer, child.name), child)
        elif isinstance(child, _FUNCTIONS):
            yield from _scope(child, (*outer, child.name), owner)
        elif isinstance(child, ast.Lambda):
            yield from _scope(child, outer, owner)
        else:
            yield from _inner(child, outer, owner)


def _note(node: ast.AST, function: Function) -> None:
    match node:
        case ast.Raise(exc=raised) if raised is not None:
            function.raised.append(_lazy(raised, node.lineno))
        case ast.Assert(msg=message) if message is not None:
            function.asserted.append(_lazy(message, node.lineno))
        case ast.Return(value=value) if value is not None:
            function.returned.append(_lazy(value, node.lineno))
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            function.assign(name, _lazy(value, node.lineno))
        case (
            ast.AnnAssign(target=ast.Name(id=name), value=value)
            | ast.NamedExpr(target=ast.Name(id=name), value=value)
        ):
            if value is not None:
                function.assign(name, _lazy(value, node.lineno))
        case ast.AugAssign(target=ast.Name(id=name) as target, op=op, value=value):
            function.assign(name, _lazy(ast.BinOp(ast.Name(target.id), op, value), node.lineno))
        case ast.Call(func=called):
            if name := _last(called):
                owner = ast.unparse(called.value) if isinstance(called, ast.Attribute) else ""
                function.calls.append(Called(node.lineno, lambda: node, name, owner))


def _last(called: ast.expr) -> str:
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _lazy(node: ast.expr, line: int) -> Lazy:
    return Lazy(line, lambda: node)
