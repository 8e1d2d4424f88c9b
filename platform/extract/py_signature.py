"""Reads the signature of a Python function."""

import ast

from extract import ir
from extract.docstring import DocFacts, read_constructor, read_docstring, told_type
from extract.py_body import returned_class, returns_nothing
from extract.typetext import closer, normalise

Definition = ast.FunctionDef | ast.AsyncFunctionDef


def read_function(
    node: Definition,
    *,
    in_class: bool,
    is_stub: bool = False,
    class_doc: str | None = None,
    owner: str | None = None,
) -> ir.Function:
    """Reads a function or method.

    :param node: its definition
    :param in_class: whether Python binds the first parameter, unless it is static
    :param is_stub: whether bodies are empty, so that they tell nothing
    :param class_doc: the docstring of its class, which tells of the constructor
    :param owner: the name of its class
    """
    own_doc = ast.get_docstring(node, clean=False)
    is_constructor = in_class and node.name == "__init__"
    doc = read_constructor(own_doc, class_doc) if is_constructor else read_docstring(own_doc)
    decorators = [decorator_text(item) for item in node.decorator_list]
    binding = _binding(decorators, node.name) if in_class else "function"
    parameters = _parameters(node.args, doc)
    if in_class and (binding != "static" or node.name == "__new__") and parameters:
        parameters = parameters[1:]
    function = ir.Function(
        name=node.name,
        line=node.lineno,
        parameters=parameters,
        binding=binding,
        is_async=isinstance(node, ast.AsyncFunctionDef),
        decorators=[text for text in decorators if text not in ("staticmethod", "classmethod", "property")],
        documented=doc.raises,
        body=lambda: node.body,
    )
    if node.returns is not None:
        function.returns = normalise(node.returns)
        function.returns_detail = closer(function.returns, doc.returns)
    elif doc.returns:
        function.returns, function.returns_from = doc.returns, "docstring"
    elif not is_stub and returns_nothing(node):
        function.returns, function.returns_from = "None", "body"
    elif not is_stub and (made := returned_class(node)):
        made = owner if made == "cls" else made
        function.returns, function.returns_from = made, "body" if made else None
    return function


def decorator_text(node: ast.expr) -> str:
    """A decorator as source text, without the words that it shows to users (`help`)."""
    if isinstance(node, ast.Call):
        node = ast.Call(node.func, node.args, [item for item in node.keywords if item.arg != "help"])
    return ast.unparse(node)


def _binding(decorators: list[str], name: str) -> str:
    for text in decorators:
        head = text.split("(")[0]
        if head == "staticmethod":
            return "static"
        if head == "classmethod":
            return "class"
        if head in ("property", "cached_property", "functools.cached_property", "abc.abstractproperty"):
            return "property"
        if head.endswith((".setter", ".deleter", ".getter")):
            return head.rsplit(".", 1)[1]
    return "static" if name == "__new__" else "instance"


def _parameters(args: ast.arguments, doc: DocFacts) -> list[ir.Parameter]:
    plain = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plain) - len(args.defaults)) + list(args.defaults)
    result = [
        _parameter(item, ir.POSITIONAL_ONLY if index < len(args.posonlyargs) else ir.ORDINARY, default, doc)
        for index, (item, default) in enumerate(zip(plain, defaults, strict=True))
    ]
    if args.vararg:
        result.append(_parameter(args.vararg, ir.VAR_POSITIONAL, None, doc))
    for item, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        result.append(_parameter(item, ir.KEYWORD_ONLY, default, doc))
    if args.kwarg:
        result.append(_parameter(args.kwarg, ir.VAR_KEYWORD, None, doc))
    return result


def _parameter(item: ast.arg, kind: str, default: ast.expr | None, doc: DocFacts) -> ir.Parameter:
    parameter = ir.Parameter(item.arg, kind, default=None if default is None else ast.unparse(default))
    told = told_type(doc, item.arg, parameter.default)
    if item.annotation is not None:
        parameter.type = normalise(item.annotation)
        parameter.detail = closer(parameter.type, told)
    elif told:
        parameter.type, parameter.type_from = told, "docstring"
    return parameter
