"""What the body of a Cython function tells: whether it returns anything."""

from Cython.Compiler import ExprNodes, Nodes

from extract.cy_tree import within


def returns_nothing(body: Nodes.Node) -> bool:
    """Whether the body can only return None: no value returned, nothing yielded, not only an exception."""
    nodes = list(within(body))
    if any(isinstance(node, ExprNodes.YieldExprNode) for node in nodes):
        return False
    if any(isinstance(node, Nodes.ReturnStatNode) and node.value is not None for node in nodes):
        return False
    own = body.stats if isinstance(body, Nodes.StatListNode) else [body]
    return not all(isinstance(node, Nodes.RaiseStatNode | Nodes.PassStatNode) for node in own)
