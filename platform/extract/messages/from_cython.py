"""Finds the functions of a Cython file."""

import ast
from collections.abc import Iterator

from Cython.Compiler import ExprNodes, Nodes

from extract.cy_text import declared_name, expression
from extract.cy_tree import is_node, parse, within
from extract.messages.cy_whole import whole
from extract.messages.function import Called, Function, Lazy

_CLASSES = Nodes.CClassDefNode | Nodes.PyClassDefNode
_SCOPES = _CLASSES | Nodes.FuncDefNode


def cython_functions(module: str, code: str, path: str) -> list[Function]:
    """The functions of a `.pyx` or `.pxd` file, with what its module and its classes do outside of any.

    :raises ExtractError: naming file and line, when it can't be parsed
    """
    tree = parse(module, code, path, declarations=path.endswith(".pxd"))
    return list(_scope(tree.body, (), None))


def _scope(
    body: Nodes.Node, outer: tuple[str, ...], owner: Nodes.Node | None, parameters: tuple[str, ...] = ()
) -> Iterator[Function]:
    function = Function(".".join(outer), *_class(owner), parameters)
    # A body of one statement is that statement, which may be a function or class of its own.
    for item in () if isinstance(body, _SCOPES) else within(body):
        _note(item, function)
    yield function
    for item in _inner(body):
        if isinstance(item, _CLASSES):
            name = item.class_name if isinstance(item, Nodes.CClassDefNode) else item.name
            if item.body is not None:
                yield from _scope(item.body, (*outer, str(name)), item)
        elif item.body is not None:
            yield from _scope(item.body, (*outer, _name(item)), owner, _parameters(item))


def _inner(node: Nodes.Node) -> Iterator[Nodes.Node]:
    """The functions and classes right below a body."""
    if isinstance(node, _SCOPES):
        yield node
        return
    for attribute in node.child_attrs or ():
        value = getattr(node, attribute)
        for child in value if isinstance(value, list) else [value]:
            if is_node(child):
                yield from _inner(child)


def _class(node: Nodes.Node | None) -> tuple[str, tuple[str, ...]]:
    if node is None:
        return "", ()
    name = node.class_name if isinstance(node, Nodes.CClassDefNode) else node.name
    bases = node.bases.args if node.bases is not None else []
    return str(name), tuple(expression(base) for base in bases)


def _name(node: Nodes.FuncDefNode) -> str:
    return str(
        node.declarator.declared_name()
        if isinstance(node, Nodes.CFuncDefNode)
        else getattr(node, "name", "lambda")
    )


def _parameters(node: Nodes.FuncDefNode) -> tuple[str, ...]:
    declarator = getattr(node, "declarator", node)
    while isinstance(declarator, Nodes.CPtrDeclaratorNode):
        declarator = declarator.base
    arguments = getattr(declarator, "args", [])
    return tuple(str(declared_name(item.declarator, item.base_type)) for item in arguments)


def _note(node: Nodes.Node, function: Function) -> None:
    line = node.pos[1] if node.pos else 0
    match node:
        case Nodes.RaiseStatNode() if node.exc_type is not None:
            function.raised.append(_lazy(node.exc_type, line))
        case Nodes.AssertStatNode() if node.value is not None:
            function.asserted.append(_lazy(node.value, line))
        case Nodes.ReturnStatNode() if node.value is not None:
            function.returned.append(_lazy(node.value, line))
        case Nodes.SingleAssignmentNode() if isinstance(node.lhs, ExprNodes.NameNode):
            function.assign(str(node.lhs.name), _lazy(node.rhs, line))
        case Nodes.InPlaceAssignmentNode() if (
            isinstance(node.lhs, ExprNodes.NameNode) and node.operator == "+"
        ):
            name, added = str(node.lhs.name), node.rhs
            function.assign(name, Lazy(line, lambda: ast.BinOp(ast.Name(name), ast.Add(), whole(added))))
        case Nodes.CVarDefNode():
            for item in node.declarators:
                if getattr(item, "default", None) is not None:
                    function.assign(str(item.declared_name()), _lazy(item.default, line))
        case ExprNodes.SimpleCallNode(function=called) | ExprNodes.GeneralCallNode(function=called):
            match called:
                case ExprNodes.NameNode(name=name):
                    function.calls.append(Called(line, lambda: whole(node), str(name), ""))
                case ExprNodes.AttributeNode(attribute=name, obj=owner):
                    shown = (
                        str(owner.name)
                        if isinstance(owner, ExprNodes.NameNode)
                        else str(getattr(owner, "attribute", ""))
                    )
                    function.calls.append(Called(line, lambda: whole(node), str(name), shown))


def _lazy(node: Nodes.Node, line: int) -> Lazy:
    return Lazy(line, lambda: whole(node))
