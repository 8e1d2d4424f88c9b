"""Turns the statements of a Cython body into Python's own, as far as they decide what is raised and when."""

import ast
from collections.abc import Callable

from Cython.Compiler import Errors, Nodes

from extract.cy_text import expression
from extract.cy_tree import statements

UNKNOWN = ast.Constant(value=...)
"""Stands for an expression that Python can't write."""


class _Public(ast.NodeTransformer):
    """Writes what Python callers know in the place of its counterpart for C: `order.status_c()` as `order.status`."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        return node.value if node.attr == "_mem" else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Attribute) or not node.func.attr.endswith("_c"):
            return node
        name = "raw" if node.func.attr == "raw_int_c" else node.func.attr.removesuffix("_c")
        public = ast.Attribute(node.func.value, name, ast.Load())
        # A call that another function of the module makes is found by the name it has.
        own = isinstance(node.func.value, ast.Name) and node.func.value.id == "self"
        return node if own or node.args or node.keywords else public


def python_statements(body: Nodes.Node) -> list[ast.stmt]:
    """The statements of a body.

    :returns: branches, loops, handlers, assignments, calls and ends; whatever else holds statements is opened
    """
    return [made for node in statements(body) for made in _made(node)]


def _made(node: Nodes.Node) -> list[ast.stmt]:
    maker = _MAKERS.get(type(node))
    if maker is not None:
        return maker(node)
    if isinstance(node, Nodes.FuncDefNode | Nodes.PyClassDefNode | Nodes.CClassDefNode):
        return []
    inner = [getattr(node, name) for name in node.child_attrs or ()]
    return [made for item in inner if isinstance(item, Nodes.StatNode) for made in python_statements(item)]


def _expression(node: Nodes.Node | None) -> ast.expr:
    try:
        return _Public().visit(ast.parse(expression(node), mode="eval").body) if node is not None else UNKNOWN
    except (SyntaxError, Errors.CompileError):
        return UNKNOWN


def _if(node: Nodes.IfStatNode) -> list[ast.stmt]:
    rest = python_statements(node.else_clause)
    for clause in reversed(node.if_clauses):
        rest = [ast.If(_expression(clause.condition), python_statements(clause.body), rest)]
    return rest


def _for(node: Nodes.ForInStatNode) -> list[ast.stmt]:
    source = _expression(node.iterator.sequence)
    body, rest = python_statements(node.body), python_statements(node.else_clause)
    return [ast.For(_expression(node.target), source, body, rest)]


def _try(node: Nodes.TryExceptStatNode) -> list[ast.stmt]:
    handlers = []
    for clause in node.except_clauses:
        caught = [_expression(item) for item in clause.pattern or []]
        shape = caught[0] if len(caught) == 1 else ast.Tuple(caught) if caught else None
        handlers.append(ast.ExceptHandler(shape, None, python_statements(clause.body)))
    return [ast.Try(python_statements(node.body), handlers, python_statements(node.else_clause), [])]


def _declaration(node: Nodes.CVarDefNode) -> list[ast.stmt]:
    return [
        ast.Assign([ast.Name(item.declared_name())], _expression(item.default))
        for item in node.declarators
        if getattr(item, "default", None) is not None
    ]


def _assignment(node: Nodes.SingleAssignmentNode) -> list[ast.stmt]:
    return [ast.Assign([_expression(node.lhs)], _expression(node.rhs))]


_MAKERS: dict[type, Callable[..., list[ast.stmt]]] = {
    Nodes.IfStatNode: _if,
    Nodes.ForInStatNode: _for,
    Nodes.WhileStatNode: lambda node: [
        ast.While(_expression(node.condition), python_statements(node.body), [])
    ],
    Nodes.TryExceptStatNode: _try,
    Nodes.TryFinallyStatNode: lambda node: [
        *python_statements(node.body),
        *python_statements(node.finally_clause),
    ],
    Nodes.RaiseStatNode: lambda node: [ast.Raise(_expression(node.exc_type) if node.exc_type else None)],
    Nodes.AssertStatNode: lambda node: [ast.Assert(_expression(node.condition))],
    Nodes.ReraiseStatNode: lambda node: [ast.Raise(None)],
    Nodes.ReturnStatNode: lambda node: [ast.Return(_expression(node.value) if node.value else None)],
    Nodes.ExprStatNode: lambda node: [ast.Expr(_expression(node.expr))],
    Nodes.CVarDefNode: _declaration,
    Nodes.SingleAssignmentNode: _assignment,
    Nodes.CascadedAssignmentNode: lambda node: [
        ast.Assign([_expression(item) for item in node.lhs_list], _expression(node.rhs))
    ],
    Nodes.InPlaceAssignmentNode: lambda node: [
        ast.AugAssign(_expression(node.lhs), ast.Add(), _expression(node.rhs))
    ],
    Nodes.ContinueStatNode: lambda node: [ast.Continue()],
    Nodes.BreakStatNode: lambda node: [ast.Break()],
}
