"""Takes types of thin Python methods from what their one line returns: a C function behind them, or a new object."""

from Cython.Compiler import ExprNodes, Nodes

from extract import ir
from extract.cy_text import c_type, declared_name
from extract.cy_tree import statements
from extract.typetext import optional

Behind = dict[str, Nodes.CFuncDefNode]
"""C functions by the name that calls them: `build`, or `Order.build_c` of a class."""


def complete_thin(module: ir.Module, body: Nodes.Node) -> None:
    """Gives `def`s without types those of what they return: `return Order.build_c(values)`, `return Order(…)`.

    :param module: the module, changed in place
    :param body: its tree
    """
    behind = dict(_behind(body, ""))
    read = {item.line: item for item in module.functions}
    read |= {item.line: item for cls in module.classes for item in cls.functions}
    for node in statements(body):
        inner = statements(node.body) if isinstance(node, Nodes.CClassDefNode | Nodes.PyClassDefNode) else [node]
        for item in inner:
            if isinstance(item, Nodes.DefNode):
                # Below decorators, the reader has found the line of the `def`.
                near = [read[line] for line in range(item.pos[1], item.pos[1] + 8) if line in read]
                function = next((one for one in near if one.name == item.name), None)
                if function is not None:
                    _complete(function, item, behind)


def _behind(body: Nodes.Node, owner: str) -> list[tuple[str, Nodes.CFuncDefNode]]:
    found = []
    for node in statements(body):
        if isinstance(node, Nodes.CClassDefNode):
            found += _behind(node.body, f"{node.class_name}.")
        elif isinstance(node, Nodes.CFuncDefNode):
            found.append((owner + declared_name(node.declarator, node.base_type), node))
    return found


def _complete(function: ir.Function, node: Nodes.DefNode, behind: Behind) -> None:
    match _returned(node.body):
        case ExprNodes.SimpleCallNode(function=called) as call:
            arguments = call.args
        case ExprNodes.GeneralCallNode(function=called):
            arguments = []
        case _:
            return
    match called:
        case ExprNodes.AttributeNode(obj=ExprNodes.NameNode() as owner):
            target = behind.get(f"{owner.name}.{called.attribute}")
        case ExprNodes.NameNode(name=name) if name[:1].isupper():
            if function.returns is None:
                function.returns, function.returns_from = str(name), "body"
            return
        case ExprNodes.NameNode(name=name):
            target = behind.get(name)
        case _:
            return
    if target is None:
        return
    held = c_type(target.base_type)
    if function.returns is None and held not in (None, "Any"):
        function.returns, function.returns_from = held, "body"
    by_name = {item.name: item for item in function.parameters}
    for given, wanted in zip(arguments, target.declarator.args, strict=False):
        parameter = by_name.get(given.name) if isinstance(given, ExprNodes.NameNode) else None
        held = None if not wanted.declarator.declared_name() else c_type(wanted.base_type)
        if parameter is not None and parameter.type is None and held not in (None, "Any"):
            parameter.type = optional(held) if parameter.default == "None" else held
            parameter.type_from = "body"


def _returned(body: Nodes.Node) -> ExprNodes.ExprNode | None:
    """What a body of one statement returns."""
    own = list(statements(body))
    return own[0].value if len(own) == 1 and isinstance(own[0], Nodes.ReturnStatNode) else None
