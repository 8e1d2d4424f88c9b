"""Reads the signature of a Cython function: `def` or `cpdef`."""

from functools import cache

from Cython.Compiler import Nodes

from extract import ir
from extract.cy_body import returns_nothing
from extract.cy_statements import python_statements
from extract.cy_text import annotation, c_type, declared_name, expression
from extract.docstring import DocFacts, read_constructor, read_docstring, told_type
from extract.c_numbers import C_NUMBERS
from extract.typetext import C_TYPES, closer, optional

Definition = Nodes.DefNode | Nodes.CFuncDefNode
_VALUE_TYPES = {*C_TYPES.values(), "int", "float", "bool"} - {"Any", "str"}


def read_function(
    node: Definition, lines: list[str], *, in_class: bool, class_doc: str | None = None
) -> ir.Function:
    """Reads a function or method.

    :param node: its definition; of the C functions only those that Python sees make sense
    :param lines: the file's lines, to find `def` below its decorators
    :param in_class: whether Python binds the first parameter, unless it is static
    :param class_doc: the docstring of its class, which tells of the constructor
    """
    is_constructor = in_class and getattr(node, "name", None) == "__init__"
    doc = read_constructor(node.doc, class_doc) if is_constructor else read_docstring(node.doc)
    decorators = [expression(item.decorator) for item in node.decorators or []]
    binding = _binding(decorators) if in_class else "function"
    is_c = isinstance(node, Nodes.CFuncDefNode)
    arguments = node.declarator.args if is_c else node.args
    if in_class and binding != "static":
        arguments = arguments[1:]
    function = ir.Function(
        name=node.declarator.declared_name() if is_c else node.name,
        line=_definition_line(node, lines),
        parameters=[_parameter(item, doc) for item in arguments],
        flavour="cpdef" if is_c else "def",
        binding=binding,
        is_async=bool(getattr(node, "is_async_def", False)),
        decorators=[text for text in decorators if text not in ("staticmethod", "classmethod", "property")],
        documented=doc.raises,
        body=cache(lambda: python_statements(node.body)),
    )
    if not is_c:
        _add_starred(function, node, doc)
    _set_return(function, node, doc, is_c)
    return function


def _add_starred(function: ir.Function, node: Nodes.DefNode, doc: DocFacts) -> None:
    keyword_only = [item for item in function.parameters if item.kind == ir.KEYWORD_ONLY]
    for argument, kind in ((node.star_arg, ir.VAR_POSITIONAL), (node.starstar_arg, ir.VAR_KEYWORD)):
        if argument is None:
            continue
        starred = ir.Parameter(argument.name, kind, doc.parameters.get(argument.name))
        if argument.annotation is not None:
            starred.type = annotation(argument.annotation)
        elif starred.type:
            starred.type_from = "docstring"
        at = len(function.parameters) - (len(keyword_only) if kind == ir.VAR_POSITIONAL else 0)
        function.parameters.insert(at, starred)


def _set_return(function: ir.Function, node: Definition, doc: DocFacts, is_c: bool) -> None:
    written = getattr(node, "return_type_annotation", None) or getattr(
        getattr(node, "declarator", None), "return_type_annotation", None
    )
    shown = annotation(written) if written is not None else c_type(node.base_type) if is_c else None
    if shown is not None and (shown != "Any" or not doc.returns):
        function.returns, function.returns_detail = shown, closer(shown, doc.returns)
    elif doc.returns:
        function.returns, function.returns_from = doc.returns, "docstring"
    elif returns_nothing(node.body):
        function.returns, function.returns_from = "None", "body"
    elif is_c:
        # Without a word on it, a `cpdef` function returns an object.
        function.returns = "Any"


def _binding(decorators: list[str]) -> str:
    for text in decorators:
        if text in ("staticmethod", "classmethod", "property"):
            return text.removesuffix("method")
        if text.endswith((".setter", ".deleter")):
            return text.rsplit(".", 1)[1]
    return "instance"


def _definition_line(node: Definition, lines: list[str]) -> int:
    if not node.decorators:
        return node.pos[1]
    line = max(item.decorator.pos[1] for item in node.decorators) + 1
    while line <= len(lines) and not lines[line - 1].lstrip().startswith(("def ", "cpdef ", "async ")):
        line += 1
    return line


def _c_number(node: Nodes.CArgDeclNode) -> str | None:
    """The C number that a parameter is declared as, by name; None for objects, pointers and truths, which take None."""
    plain = isinstance(node.base_type, Nodes.CSimpleBaseTypeNode) and isinstance(
        node.declarator, Nodes.CNameDeclaratorNode
    )
    # Without a type, the parser takes the name for one.
    named = plain and node.declarator.declared_name()
    return node.base_type.name if named and node.base_type.name in C_NUMBERS else None


def _parameter(node: Nodes.CArgDeclNode, doc: DocFacts) -> ir.Parameter:
    name = declared_name(node.declarator, node.base_type)
    parameter = ir.Parameter(name, non_null=bool(node.not_none))
    if node.kw_only:
        parameter.kind = ir.KEYWORD_ONLY
    elif node.pos_only:
        parameter.kind = ir.POSITIONAL_ONLY
    if node.default is not None:
        parameter.default = expression(node.default)
    # An untyped parameter of a C function: the parser takes its name for its type.
    untyped = isinstance(node.base_type, Nodes.CSimpleBaseTypeNode) and not node.declarator.declared_name()
    told = told_type(doc, name, parameter.default)
    held = None if untyped else c_type(node.base_type)
    parameter.c_number = _c_number(node)
    if node.annotation is not None:
        parameter.type = annotation(node.annotation)
    elif held is not None:
        nullable = parameter.default == "None" and held not in _VALUE_TYPES
        parameter.type = optional(held) if nullable else held
    elif told:
        parameter.type, parameter.type_from = told, "docstring"
    if parameter.type_from is None:
        parameter.detail = closer(parameter.type, told)
    if held in _VALUE_TYPES and parameter.detail == optional(parameter.type or ""):
        # A C value can't be None, whatever the docstring says.
        parameter.detail = None
    return parameter
