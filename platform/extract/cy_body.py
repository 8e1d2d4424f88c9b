"""What the body of a Cython function tells: the exceptions it raises, and whether it returns anything."""

from Cython.Compiler import ExprNodes, Nodes

from extract.cy_text import expression
from extract.cy_tree import within
from extract.docstring import is_exception_name
from extract.ir import Check
from extract.py_body import CONDITIONS


def raised(body: Nodes.Node) -> list[str]:
    """Names of the exceptions in the body's `raise` statements."""
    names = []
    for node in within(body):
        if isinstance(node, Nodes.RaiseStatNode) and node.exc_type is not None:
            called = isinstance(node.exc_type, ExprNodes.SimpleCallNode | ExprNodes.GeneralCallNode)
            text = expression(node.exc_type.function if called else node.exc_type)
            if is_exception_name(text):
                names.append(text)
    return names


def checks(body: Nodes.Node) -> list[Check]:
    """The precondition checks in a body."""
    found = []
    for node in within(body):
        match node:
            case ExprNodes.SimpleCallNode(
                function=ExprNodes.AttributeNode(obj=ExprNodes.NameNode() as owner) as called
            ):
                if owner.name in CONDITIONS:
                    last = node.args[-1] if len(node.args) > 2 else None
                    named = isinstance(last, ExprNodes.NameNode) and is_exception_name(last.name)
                    found.append(Check(called.attribute, last.name if named else None, _subject(node.args)))
            case ExprNodes.GeneralCallNode(
                function=ExprNodes.AttributeNode(obj=ExprNodes.NameNode() as owner) as called
            ):
                if owner.name in CONDITIONS:
                    arguments = node.positional_args.args
                    found.append(Check(called.attribute, _override(node), _subject(arguments)))
    return found


def _subject(arguments: list[ExprNodes.ExprNode]) -> str | None:
    first = arguments[0] if arguments else None
    return first.name if isinstance(first, ExprNodes.NameNode) else None


def _override(node: ExprNodes.GeneralCallNode) -> str | None:
    for item in getattr(node.keyword_args, "key_value_pairs", []):
        if item.key.value == "ex_type" and isinstance(item.value, ExprNodes.NameNode):
            return item.value.name
    return None


def returns_nothing(body: Nodes.Node) -> bool:
    """Whether the body can only return None: no value returned, nothing yielded, not only an exception."""
    nodes = list(within(body))
    if any(isinstance(node, ExprNodes.YieldExprNode) for node in nodes):
        return False
    if any(isinstance(node, Nodes.ReturnStatNode) and node.value is not None for node in nodes):
        return False
    own = body.stats if isinstance(body, Nodes.StatListNode) else [body]
    return not all(isinstance(node, Nodes.RaiseStatNode | Nodes.PassStatNode) for node in own)
