"""Parses Cython with Cython's own parser, and no more: no declarations are looked up, no code is made."""

from collections.abc import Iterator

from Cython.Compiler import Errors, Nodes
from Cython.Compiler.ModuleNode import ModuleNode
from Cython.Compiler.TreeFragment import parse_from_strings

from extract.errors import ExtractError


def parse(name: str, code: str, path: str, *, declarations: bool = False) -> ModuleNode:
    """Parses a `.pyx` or `.pxd` file.

    :param name: the module's full name
    :param code: the file's text
    :param path: its path from the root, for errors
    :param declarations: whether it is a `.pxd`
    :raises ExtractError: naming file and line
    """
    Errors.init_thread()
    with Errors.local_errors(ignore=True) as held:
        try:
            tree = parse_from_strings(name, code, level="module_pxd" if declarations else "module")
        except Errors.CompileError as error:
            raise _unreadable(error, path) from error
        if held:
            raise _unreadable(held[0], path)
    return tree


def _unreadable(error: Errors.CompileError, path: str) -> ExtractError:
    line = error.position[1] if error.position else None
    return ExtractError(f"Cython can't read this: {error.message_only.strip()}.", path, line)


def statements(node: Nodes.Node | None) -> Iterator[Nodes.Node]:
    """The statements of a body in source order; lists in lists and `cdef extern` blocks are opened."""
    if node is None:
        return
    if isinstance(node, Nodes.StatListNode):
        for item in node.stats:
            yield from statements(item)
    elif isinstance(node, Nodes.CDefExternNode):
        yield from statements(node.body)
    else:
        yield node


def is_node(value: object) -> bool:
    """Whether a value is part of a Cython tree."""
    return isinstance(value, Nodes.Node)


def walk(node: Nodes.Node) -> Iterator[Nodes.Node]:
    """Walks a body in source order without entering functions and classes defined in it."""
    for attribute in node.child_attrs or ():
        value = getattr(node, attribute)
        for child in value if isinstance(value, list) else [value]:
            if not is_node(child) or isinstance(
                child, Nodes.FuncDefNode | Nodes.PyClassDefNode | Nodes.CClassDefNode
            ):
                continue
            yield child
            yield from walk(child)


def within(body: Nodes.Node) -> Iterator[Nodes.Node]:
    """Walks a body with the body itself, which is a statement where it has only one."""
    yield body
    yield from walk(body)
