"""Reads a Python module, or the stub of the Rust core, with Python's own parser."""

import ast
import sys
from collections.abc import Iterator

from extract import ir
from extract.errors import ExtractError
from extract.py_class import read_class
from extract.py_signature import read_function
from extract.typetext import normalise


def parse(code: str, path: str) -> ast.Module:
    """Parses Python.

    :raises ExtractError: naming file and line, when the code isn't Python of this interpreter's version
    """
    try:
        return ast.parse(code, path)
    except SyntaxError as error:
        version = ".".join(map(str, sys.version_info[:2]))
        raise ExtractError(
            f"Python {version} can't read this: {error.msg}. A newer Python may.", path, error.lineno
        ) from error


def read_python(
    name: str, code: str, path: str, *, is_package: bool = False, is_stub: bool = False
) -> ir.Module:
    """Reads a module.

    :param name: its full name
    :param code: its text
    :param path: its path from the root of the tree
    :param is_stub: whether it only declares
    :raises ExtractError: when it can't be parsed
    """
    module = ir.Module(name, "rust" if is_stub else "python", path, is_package)
    for node, typing_only in _statements(parse(code, path).body):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module.imports.update(_imports(node, module, typing_only))
        elif not typing_only:
            _define(node, module, is_stub)
    return module


def _statements(body: list[ast.stmt], typing_only: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    for node in body:
        match node:
            case ast.If(test=test) if ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
                yield from _statements(node.body, True)
                yield from _statements(node.orelse, typing_only)
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
                continue
            case ast.If():
                # Of two definitions the last counts: here that of the case that is meant to hold.
                yield from _statements([*node.orelse, *node.body], typing_only)
            case ast.Try():
                handlers = [item for handler in node.handlers for item in handler.body]
                yield from _statements([*handlers, *node.body, *node.orelse], typing_only)
            case _:
                yield node, typing_only


def _imports(node: ast.Import | ast.ImportFrom, module: ir.Module, typing_only: bool) -> dict[str, ir.Import]:
    if isinstance(node, ast.Import):
        return {
            alias.asname or alias.name.split(".")[0]: ir.Import(
                alias.name if alias.asname else alias.name.split(".")[0], None, typing_only
            )
            for alias in node.names
        }
    origin = node.module or ""
    if node.level:
        parts = module.name.split(".")
        kept = parts[: len(parts) - node.level + (1 if module.is_package else 0)]
        origin = ".".join([*kept, origin] if origin else kept)
    return {
        alias.asname or alias.name: ir.Import(
            origin, alias.name, typing_only, explicit=alias.asname == alias.name
        )
        for alias in node.names
    }


def _define(node: ast.stmt, module: ir.Module, is_stub: bool) -> None:
    match node:
        case ast.ClassDef():
            module.classes.append(read_class(node, is_stub=is_stub))
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            module.functions.append(read_function(node, in_class=False, is_stub=is_stub))
        case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
            module.exported = list(ast.literal_eval(value))
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            kind = module.types if is_type_alias(name, value) else module.values
            kind.append(ir.Value(name, node.lineno, None, ast.unparse(value)))
        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
            text = normalise(annotation)
            kind = module.types if text.endswith("TypeAlias") else module.values
            kind.append(ir.Value(name, node.lineno, text, None if value is None else ast.unparse(value)))
        case _ if hasattr(ast, "TypeAlias") and isinstance(node, ast.TypeAlias):
            module.types.append(ir.Value(node.name.id, node.lineno, None, ast.unparse(node.value)))


def is_type_alias(name: str, value: ast.expr) -> bool:
    """Whether an assignment names a type, by its spelling: `PositiveInt = Annotated[…]`."""
    if not name[:1].isupper() or name.isupper():
        return False
    match value:
        case ast.Subscript() | ast.Name() | ast.BinOp(op=ast.BitOr()) | ast.Attribute():
            return True
        case ast.Call(func=ast.Name(id=maker)):
            return maker in ("TypeVar", "NewType", "ParamSpec")
    return False
