"""Reads a Cython module: the `.pyx`, merged with its `.pxd`."""

from Cython.Compiler import ExprNodes, Nodes

from extract import ir
from extract.c_numbers import ENUM
from extract.cy_behind import complete_thin
from extract.cy_class import read_class
from extract.cy_declarations import Declarations, read_cimports, read_enum
from extract.cy_signature import read_function
from extract.cy_text import expression
from extract.cy_tree import parse, statements

_RUST_CORE = "nautilus_trader.core.rust."


def read_cython(name: str, code: str, path: str, declarations: Declarations | None) -> ir.Module:
    """Reads a module.

    :param name: its full name
    :param code: the text of the `.pyx`
    :param path: its path from the root of the tree
    :param declarations: what its `.pxd` declares, when it has one
    :raises ExtractError: when it can't be parsed
    """
    declared = declarations or Declarations()
    module = ir.Module(name, "cython", path, imports=dict(declared.imports), hidden=set(declared.hidden))
    lines = code.splitlines()
    body = parse(name, code, path).body
    for node in statements(body):
        _read_statement(node, module, lines, path)
    complete_thin(module, body)
    _refuse_none_of_enums(module)
    for item in module.classes:
        item.attributes = declared.attributes.get(item.name, item.attributes)
        item.bases = item.bases or declared.bases.get(item.name, [])
    module.classes += declared.enums
    module.values = [item for item in module.values if item.name not in module.hidden]
    return module


def _refuse_none_of_enums(module: ir.Module) -> None:
    """The Rust core's C enums take no None, whatever a docstring says: as numbers, they have no such value."""
    called = [*module.functions, *(function for item in module.classes for function in item.functions)]
    for parameter in (item for function in called for item in function.parameters):
        origin = module.imports.get(parameter.type or "")
        if origin and origin.c_level and origin.module.startswith(_RUST_CORE):
            parameter.detail = None
            parameter.c_number = parameter.c_number or ENUM


def _read_statement(node: Nodes.Node, module: ir.Module, lines: list[str], path: str) -> None:
    match node:
        case Nodes.CClassDefNode() | Nodes.PyClassDefNode():
            module.classes.append(read_class(node, lines))
        case Nodes.DefNode() | Nodes.CFuncDefNode(overridable=True):
            module.functions.append(read_function(node, lines, in_class=False))
        case Nodes.CFuncDefNode():
            module.hidden.add(node.declarator.declared_name())
            module.inner.append(read_function(node, lines, in_class=False))
        case Nodes.CEnumDefNode(create_wrapper=True):
            module.classes.append(read_enum(node, {}, path))
        case Nodes.CVarDefNode():
            module.hidden.update(item.declared_name() for item in node.declarators)
        case Nodes.FromImportStatNode():
            origin = node.module.module_name.value
            for imported, target in node.items:
                module.imports[target.name] = ir.Import(str(origin), str(imported))
        case Nodes.SingleAssignmentNode() if node.lhs.is_name:
            _assign(node, module)
        case _:
            module.imports.update(read_cimports(node))


def _assign(node: Nodes.SingleAssignmentNode, module: ir.Module) -> None:
    name = node.lhs.name
    if isinstance(node.rhs, ExprNodes.ImportNode):
        module.imports[name] = ir.Import(str(node.rhs.module_name.value), None)
    elif name == "__all__":
        module.exported = [str(item.value) for item in node.rhs.args]
    else:
        module.values.append(ir.Value(name, node.pos[1], None, expression(node.rhs)))
