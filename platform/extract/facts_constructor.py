"""Writes how objects of a class are made."""

from extract import ir
from extract.configs import is_class_variable
from extract.facts import Facts
from extract.facts_function import call_facts, compact, parameter_facts
from extract.library import Home
from extract.lineage import Lineage
from extract.raising import Raises

_CONSTRUCTORS = ("__init__", "__new__")
_GENERATORS = {"dataclass", "customdataclass"}


def construction(home: Home, item: ir.Class, lineage: Lineage, raises: Raises) -> Facts:
    """The constructor of a class: its own, one made from annotations, or the ancestor it comes from."""
    own = next((function for function in item.functions if function.name in _CONSTRUCTORS), None)
    if own is not None:
        call = call_facts(own, raises)
        return {
            "constructor": {
                "line": own.line,
                "parameters": call["parameters"],
                **compact({"raises": call["raises"]}),
            }
        }
    generated = generated_parameters(home, item, lineage)
    if generated is not None:
        return {
            "constructor": {"generated": True, "parameters": [parameter_facts(item) for item in generated]}
        }
    for ancestor in lineage.order(home):
        found = lineage.library.find_class(ancestor)
        if found and any(function.name in _CONSTRUCTORS for function in found.functions):
            return {"constructorOf": ancestor.full}
    return {}


def generated_parameters(home: Home, item: ir.Class, lineage: Lineage) -> list[ir.Parameter] | None:
    """The parameters of a constructor that a decorator or base makes from annotations, or None."""
    named = "typing.NamedTuple" in [ancestor.full for ancestor in lineage.order(home)]
    if not named and not is_generated(item):
        return None
    fields = [value for value in item.values if value.type is not None and not is_class_variable(value)]
    parameters = [
        ir.Parameter(value.name, type=value.type, default=_default(value.value)) for value in fields
    ]
    if "customdataclass" in makers(item):
        clock = [ir.Parameter(name, type="int", default="0") for name in ("ts_event", "ts_init")]
        return [*clock, *parameters]
    return parameters


def makers(item: ir.Class) -> list[str]:
    """The bare names of a class's decorators."""
    return [text.split("(")[0].split(".")[-1] for text in item.decorators]


def _default(value: str | None) -> str | None:
    return "..." if value is not None and value.startswith(("field(", "dataclasses.field(")) else value


def is_generated(item: ir.Class) -> bool:
    """Whether a decorator makes the constructor from annotated names."""
    return bool(_GENERATORS & set(makers(item)))
