"""Writes Cython expressions and C types as Python text."""

import ast

from Cython.CodeWriter import ExpressionWriter
from Cython.Compiler import Nodes

from extract.typetext import C_TYPES, normalise


class Writer(ExpressionWriter):
    """Cython's own writer, with the kinds of expression that it lacks."""

    def visit_JoinedStrNode(self, node: Nodes.Node) -> None:
        self.put("f''")

    def visit_NullNode(self, node: Nodes.Node) -> None:
        self.put("None")

    def visit_LambdaNode(self, node: Nodes.Node) -> None:
        names = ", ".join(declared_name(item.declarator, item.base_type) for item in node.args)
        self.put(f"lambda {names}: " if names else "lambda: ")
        self.visit(node.result_expr)

    def visit_StarredUnpackingNode(self, node: Nodes.Node) -> None:
        self.put("*")
        self.visit(node.target)

    def visit_TypecastNode(self, node: Nodes.Node) -> None:
        self.visit(node.operand)


def expression(node: Nodes.Node) -> str:
    """The source text of an expression as `ast.unparse` writes it."""
    return ast.unparse(ast.parse(Writer().write(node), mode="eval").body)


def annotation(node: Nodes.Node) -> str:
    """The text of a Python annotation in Cython source."""
    return normalise(ast.parse(Writer().write(node.expr), mode="eval").body, c_names=True)


def declared_name(declarator: Nodes.Node, base_type: Nodes.Node) -> str:
    """The name that a declaration declares; without a type, the parser takes the name for one."""
    while not isinstance(declarator, Nodes.CNameDeclaratorNode):
        declarator = declarator.base
    return declarator.name or base_type.name


def c_type(node: Nodes.Node | None) -> str | None:
    """A C type in Python's words.

    :returns: the type, or None when there is none
    """
    match node:
        case None:
            return None
        case Nodes.CSimpleBaseTypeNode():
            return (
                None
                if node.name is None
                else C_TYPES.get(node.name, ".".join([*node.module_path, node.name]))
            )
        case Nodes.TemplatedTypeNode():
            inner = ", ".join(_argument(item) for item in node.positional_args)
            return normalise(
                ast.parse(f"{c_type(node.base_type_node)}[{inner}]", mode="eval").body, c_names=True
            )
        case Nodes.MemoryViewSliceTypeNode():
            return f"buffer[{c_type(node.base_type_node)}]"
        case Nodes.CQualifierTypeNode() | Nodes.CComplexBaseTypeNode():
            return c_type(node.base_type)
    return None


def _argument(node: Nodes.Node) -> str:
    return c_type(node) or "Any" if isinstance(node, Nodes.CBaseTypeNode) else expression(node)
