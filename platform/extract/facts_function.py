"""Writes functions, methods and properties as facts."""

from extract import ir
from extract.facts import Facts
from extract.raising import Raises
from extract.typetext import optional

# Without these, a method is an ordinary one.
_BINDINGS = {"static": "static", "class": "class"}


def compact(facts: Facts) -> Facts:
    """Leaves out what says nothing: None, False and empty lists."""
    return {
        key: value for key, value in facts.items() if value is not None and value is not False and value != []
    }


def parameter_facts(parameter: ir.Parameter) -> Facts:
    """A parameter; its kind is said only when it isn't the ordinary one, passed by place or by name.

    A default of None says that None may be passed, so the type shown allows it, beside the one written.
    """
    written, detail = parameter.type, parameter.detail
    if parameter.default == "None" and written is not None:
        allowed = optional(detail or written)
        if parameter.type_from is not None:
            written = allowed
        elif allowed != written:
            detail = allowed
    return compact(
        {
            "name": parameter.name,
            "kind": None if parameter.kind == ir.ORDINARY else parameter.kind,
            "type": written,
            "typeFrom": parameter.type_from,
            "detail": detail,
            "default": parameter.default,
            "nonNull": parameter.non_null,
        }
    )


def call_facts(function: ir.Function, raises: Raises) -> Facts:
    """What a call needs and gives: parameters, result, exceptions."""
    return {
        "parameters": [parameter_facts(item) for item in function.parameters],
        "returns": function.returns,
        "returnsFrom": function.returns_from,
        "returnsDetail": function.returns_detail,
        "raises": raises(function),
    }


def function_facts(function: ir.Function, raises: Raises, kind: str) -> Facts:
    """A function or method.

    :param kind: 'function' or 'method'
    """
    facts = compact(
        {
            "kind": kind,
            "name": function.name,
            "line": function.line,
            "async": function.is_async,
            "binding": _BINDINGS.get(function.binding),
            "flavour": "cpdef" if function.flavour == "cpdef" else None,
            "decorators": function.decorators,
            "abstract": any("abstractmethod" in text for text in function.decorators),
            **call_facts(function, raises),
        }
    )
    # A function without parameters is told from one whose parameters are unknown.
    return {"parameters": [], **facts}


def property_facts(function: ir.Function, settable: bool, raises: Raises) -> Facts:
    """A property, from its getter."""
    return compact(
        {
            "kind": "property",
            "name": function.name,
            "line": function.line,
            "type": function.returns,
            "typeFrom": function.returns_from,
            "detail": function.returns_detail,
            "settable": settable,
            "abstract": any("abstractmethod" in text for text in function.decorators),
            "raises": raises(function),
        }
    )
