"""Reads a class of a Cython module: `cdef class` or plain."""

from Cython.Compiler import Nodes

from extract import ir
from extract.cy_signature import read_function
from extract.cy_text import annotation, expression
from extract.cy_tree import statements


def read_class(node: Nodes.CClassDefNode | Nodes.PyClassDefNode, lines: list[str]) -> ir.Class:
    """Reads a class.

    :param lines: the file's lines
    :returns: the class with what Python sees of it; attributes stand in the `.pxd`
    """
    is_c = isinstance(node, Nodes.CClassDefNode)
    result = ir.Class(
        name=node.class_name if is_c else node.name,
        line=node.pos[1],
        bases=[expression(base) for base in node.bases.args] if node.bases is not None else [],
        keywords={} if is_c else _keywords(node),
        decorators=[expression(item.decorator) for item in node.decorators or []],
        binding="cython",
    )
    for item in statements(node.body):
        match item:
            case Nodes.DefNode():
                result.functions.append(read_function(item, lines, in_class=True, class_doc=node.doc))
            case Nodes.CFuncDefNode(overridable=True):
                result.functions.append(read_function(item, lines, in_class=True, class_doc=node.doc))
            case Nodes.CFuncDefNode():
                result.inner.append(read_function(item, lines, in_class=True))
            case Nodes.SingleAssignmentNode() if item.lhs.is_name:
                result.values.append(_value(item.lhs, expression(item.rhs)))
            case Nodes.ExprStatNode() if item.expr.is_name and item.expr.annotation is not None:
                result.values.append(_value(item.expr, None))
            case Nodes.CVarDefNode(visibility="readonly" | "public"):
                # Declared in the source itself, where no `.pxd` exists.
                result.attributes += [
                    ir.Attribute(name.declared_name(), name.pos[1], None, item.visibility == "public")
                    for name in item.declarators
                ]
    return result


def _keywords(node: Nodes.PyClassDefNode) -> dict[str, str]:
    return {pair.key.value: expression(pair.value) for pair in getattr(node.mkw, "key_value_pairs", [])}


def _value(name: Nodes.Node, value: str | None) -> ir.Value:
    return ir.Value(
        name.name, name.pos[1], None if name.annotation is None else annotation(name.annotation), value
    )
