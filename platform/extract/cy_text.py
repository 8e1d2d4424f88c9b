"""Writes Cython expressions and C types as Python text."""

import ast

from Cython.CodeWriter import ExpressionWriter
from Cython.Compiler import ExprNodes, Nodes

from extract.typetext import C_TYPES, normalise


class _Writer(ExpressionWriter):
    """Cython's own writer, with what it lacks or loses.

    It leaves out brackets that change the meaning, so here every operation has some; `ast.unparse` drops those too many.
    """

    def operator_enter(self, new_prec: int) -> None:
        self.put("(")

    def operator_exit(self) -> None:
        self.put(")")

    def visit_PrimaryCmpNode(self, node: Nodes.Node) -> None:
        self.put("(")
        self.visit(node.operand1)
        while node is not None:
            self.put(f" {node.operator.replace('_', ' ')} ")
            self.visit(node.operand2)
            node = node.cascade
        self.put(")")

    def visit_BoolBinopNode(self, node: Nodes.Node) -> None:
        self.put("(")
        self._operands(node, node.operator)
        self.put(")")

    def _operands(self, node: Nodes.Node, operator: str) -> None:
        # Cython nests `a or b or c` to the right; Python's tree has one `or` of three.
        if isinstance(node, ExprNodes.BoolBinopNode) and node.operator == operator:
            self._operands(node.operand1, operator)
            self.put(f" {operator} ")
            self._operands(node.operand2, operator)
        else:
            self.visit(node)

    def visit_CondExprNode(self, node: Nodes.Node) -> None:
        self.put("(")
        super().visit_CondExprNode(node)
        self.put(")")

    def visit_JoinedStrNode(self, node: Nodes.Node) -> None:
        self.put(ast.unparse(_f_string(node)))

    def visit_AssignmentExpressionNode(self, node: Nodes.Node) -> None:
        self.put(f"({node.assignment.lhs.name} := ")
        self.visit(node.assignment.rhs)
        self.put(")")

    def visit_NullNode(self, node: Nodes.Node) -> None:
        self.put("None")

    def visit_LambdaNode(self, node: Nodes.Node) -> None:
        names = ", ".join(declared_name(item.declarator, item.base_type) for item in node.args)
        self.put(f"(lambda {names}: " if names else "(lambda: ")
        self.visit(node.result_expr)
        self.put(")")

    def visit_StarredUnpackingNode(self, node: Nodes.Node) -> None:
        self.put("*")
        self.visit(node.target)

    def visit_TypecastNode(self, node: Nodes.Node) -> None:
        self.visit(node.operand)


def expression(node: Nodes.Node) -> str:
    """The source text of an expression as `ast.unparse` writes it."""
    return ast.unparse(ast.parse(_Writer().write(node), mode="eval").body)


def _f_string(node: Nodes.Node) -> ast.JoinedStr:
    return ast.JoinedStr([_f_part(item) for item in node.values])


def _f_part(node: Nodes.Node) -> ast.expr:
    if not isinstance(node, ExprNodes.FormattedValueNode):
        return ast.Constant(str(node.value))
    return ast.FormattedValue(
        ast.parse(expression(node.value), mode="eval").body,
        ord(node.conversion_char) if node.conversion_char else -1,
        _f_string(node.format_spec) if node.format_spec else None,
    )


def annotation(node: Nodes.Node) -> str:
    """The text of a Python annotation in Cython source."""
    return normalise(ast.parse(_Writer().write(node.expr), mode="eval").body, c_names=True)


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
