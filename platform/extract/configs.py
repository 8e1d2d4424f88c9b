"""The fields of a configuration class, own and inherited, in the order of its constructor."""

import ast
from dataclasses import dataclass

from extract import ir
from extract.library import Home
from extract.lineage import Lineage

_COMPARISONS = {
    "gt": ">",
    "ge": ">=",
    "lt": "<",
    "le": "<=",
    "multiple_of": "multiple of",
    "max_length": "length <=",
}


@dataclass
class Field:
    """One field, with the class whose declaration holds."""

    value: ir.Value
    owner: Home
    keyword_only: bool
    constraint: str | None


def read_fields(home: Home, lineage: Lineage) -> list[Field]:
    """Collects the fields of a msgspec struct.

    :param home: the class
    :returns: positional fields first, keyword-only ones after; a redeclared field keeps its base's place
    """
    found: dict[str, Field] = {}
    for owner in [*reversed(lineage.order(home)), home]:
        item = lineage.library.find_class(owner)
        if item is None:
            continue
        keyword_only = item.keywords.get("kw_only") == "True"
        for value in item.values:
            if value.type is not None and not is_class_variable(value):
                limit = constraint(value.type, owner.module, lineage)
                found[value.name] = Field(value, owner, keyword_only, limit)
    return sorted(found.values(), key=lambda field: field.keyword_only)


def is_class_variable(value: ir.Value) -> bool:
    """Whether an annotated name belongs to the class, not to its objects."""
    return (value.type or "").split("[")[0].split(".")[-1] in ("ClassVar", "Final")


def constraint(annotation: str, module: str, lineage: Lineage) -> str | None:
    """The range that a field's type sets.

    :param annotation: the type as written, such as `PositiveInt | None`
    :param module: the module that writes it
    :returns: such as '> 0', or None
    """
    tree = ast.parse(annotation, mode="eval").body
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Meta"):
            limits = [
                f"{_COMPARISONS[item.arg]} {ast.unparse(item.value)}"
                for item in node.keywords
                if item.arg in _COMPARISONS
            ]
            return ", ".join(limits) or None
        if isinstance(node, ast.Name):
            home = lineage.library.home(module, node.id)
            defining = lineage.library.module(home.module)
            alias = (
                next((item for item in defining.types if item.name == home.name), None) if defining else None
            )
            if alias is not None and alias.value and "Meta(" in alias.value:
                return constraint(alias.value, home.module, lineage)
    return None
