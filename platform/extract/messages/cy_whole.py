"""Turns Cython expressions into Python's with their f-strings, which the facts of the API do without."""

import ast

from Cython.Compiler import Errors, Nodes

from extract.cy_text import Writer

_UNKNOWN = ast.Constant(value=...)


class _WholeWriter(Writer):
    """The writer of expressions, with f-strings as they are."""

    def visit_JoinedStrNode(self, node: Nodes.Node) -> None:
        self.put(ast.unparse(ast.JoinedStr([_value(item) for item in node.values])))

    def visit_FormattedValueNode(self, node: Nodes.Node) -> None:
        self.put(ast.unparse(ast.JoinedStr([_value(node)])))


def whole(node: Nodes.Node) -> ast.expr:
    """An expression as Python's own; `...` where Python can't write it."""
    try:
        return ast.parse(_WholeWriter().write(node), mode="eval").body
    except (SyntaxError, ValueError, Errors.CompileError):
        return _UNKNOWN


def _value(node: Nodes.Node) -> ast.expr:
    if type(node).__name__ != "FormattedValueNode":
        return ast.Constant(value=str(node.value))
    # What a format says of width and digits tells readers nothing; that there is one does.
    spec = ast.JoinedStr([]) if node.format_spec is not None else None
    return ast.FormattedValue(whole(node.value), ord(node.conversion_char or "\0") or -1, spec)
