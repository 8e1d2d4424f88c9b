"""Reads a `.pxd` file: readable attributes, enums that Python sees, and names that it doesn't."""

from dataclasses import dataclass, field

from Cython.Compiler import Nodes

from extract import ir
from extract.comments import trailing_values
from extract.cy_text import c_type, expression
from extract.cy_tree import parse, statements
from extract.docstring import read_attribute_type
from extract.typetext import closer


@dataclass
class Declarations:
    """What a `.pxd` adds to its module."""

    imports: dict[str, ir.Import] = field(default_factory=dict)
    attributes: dict[str, list[ir.Attribute]] = field(default_factory=dict)
    """Readable attributes by class."""
    bases: dict[str, list[str]] = field(default_factory=dict)
    enums: list[ir.Class] = field(default_factory=list)
    hidden: set[str] = field(default_factory=set)
    """Module-level names that exist for C only."""
    constants: list[ir.Value] = field(default_factory=list)
    """C constants with their numbers; none of them can be imported from Python."""


def read_declarations(name: str, code: str, path: str) -> Declarations:
    """Reads a `.pxd` file.

    :raises ExtractError: when it can't be parsed
    """
    result = Declarations()
    numbers = trailing_values(code)
    for node in statements(parse(name, code, path, declarations=True).body):
        match node:
            case Nodes.CEnumDefNode(create_wrapper=True):
                result.enums.append(read_enum(node, numbers, path))
            case Nodes.CClassDefNode():
                result.attributes[node.class_name] = _attributes(node, path)
                result.bases[node.class_name] = [expression(base) for base in node.bases.args]
            case Nodes.CVarDefNode():
                names = [item for item in node.declarators if not isinstance(item, Nodes.CFuncDeclaratorNode)]
                result.hidden.update(item.declared_name() for item in names)
                result.constants += _constants(node, numbers)
            case _:
                result.imports.update(read_cimports(node))
    return result


def read_enum(node: Nodes.CEnumDefNode, numbers: dict[int, str], path: str) -> ir.Class:
    """Reads an enum that Python sees.

    :param numbers: values in trailing comments, by line
    """
    members: list[ir.Value] = []
    for item in node.items:
        written = numbers.get(item.pos[1])
        if item.value is not None:
            written = expression(item.value)
        elif written is None:
            written = str(int(members[-1].value or 0) + 1) if members else "0"
        members.append(ir.Value(item.name, item.pos[1], None, written))
    return ir.Class(node.name, node.pos[1], ["IntFlag"], values=members, binding="enum", path=path)


def read_cimports(node: Nodes.Node) -> dict[str, ir.Import]:
    """The names that a C-level import brings."""
    match node:
        case Nodes.FromCImportStatNode():
            return {
                item[2] or item[1]: ir.Import(node.module_name, item[1], c_level=True)
                for item in node.imported_names
            }
        case Nodes.CImportStatNode():
            return {node.as_name or node.module_name: ir.Import(node.module_name, None, c_level=True)}
    return {}


def _attributes(node: Nodes.CClassDefNode, path: str) -> list[ir.Attribute]:
    found = []
    for item in statements(node.body):
        if isinstance(item, Nodes.CVarDefNode) and item.visibility in ("readonly", "public"):
            shown = c_type(item.base_type) or "Any"
            told = read_attribute_type(item.doc)
            # Of an `object` only the words under it say more.
            shown, detail = (told, None) if told and shown == "Any" else (shown, closer(shown, told))
            for declarator in item.declarators:
                name, line = declarator.declared_name() or item.base_type.name, declarator.pos[1]
                found.append(
                    ir.Attribute(name, line, shown, item.visibility == "public", path=path, detail=detail)
                )
    return found


def _constants(node: Nodes.CVarDefNode, numbers: dict[int, str]) -> list[ir.Value]:
    return [
        ir.Value(item.declared_name(), item.pos[1], c_type(node.base_type), numbers[item.pos[1]])
        for item in node.declarators
        if not isinstance(item, Nodes.CFuncDeclaratorNode) and item.pos[1] in numbers
    ]
