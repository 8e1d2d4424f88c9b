"""Writes classes as facts: constructor, members, and what they inherit, by reference."""

from extract import ir
from extract.configs import Field, is_class_variable, read_fields
from extract.facts import Facts
from extract.facts_constructor import construction, is_generated
from extract.facts_function import compact, function_facts, property_facts
from extract.library import Home
from extract.lineage import Lineage
from extract.raising import Raises, Raising


def is_public(name: str) -> bool:
    """Whether a name is meant for users."""
    return not name.startswith("_")


def class_facts(home: Home, item: ir.Class, lineage: Lineage, raising: Raising) -> Facts:
    """Writes a class.

    :param home: where it is defined
    :param item: what its source shows
    :param raising: what its methods raise
    """
    kind = lineage.kind(home)
    raises = raising.of(home.module, item)
    facts = {
        "kind": kind,
        "name": item.name,
        "line": item.line,
        "binding": item.binding,
        "path": item.path,
        "bases": [base.full for base in lineage.bases(home.module, item)],
        "decorators": item.decorators,
        "keywords": item.keywords or None,
        "members": members(item, kind, raises),
        "inherited": inherited(home, lineage),
    }
    if kind in ("config", "struct"):
        facts["fields"] = [_field(field, home) for field in read_fields(home, lineage)]
    elif kind != "enum":
        facts.update(construction(home, item, lineage, raises))
    return compact(facts)


def members(item: ir.Class, kind: str, raises: Raises) -> list[Facts]:
    """The public members that a class defines itself, in source order."""
    setters = {function.name for function in item.functions if function.binding == "setter"}
    values = [value for value in _class_values(item, kind) if is_public(value.name)]
    made = is_generated(item)
    found = [_value(value, kind, made) for value in values]
    found += [_attribute(attribute, item) for attribute in item.attributes if is_public(attribute.name)]
    for function in item.functions:
        if not is_public(function.name) or function.binding in ("setter", "deleter", "getter"):
            continue
        if function.binding == "property":
            found.append(property_facts(function, function.name in setters, raises))
        else:
            found.append(function_facts(function, raises, "method"))
    unique = {facts["name"]: facts for facts in found if facts.get("kind") != "attribute"}
    for facts in found:
        # An attribute with the name of a property or value is the same thing.
        unique.setdefault(facts["name"], facts)
    # Attributes stand in another file than methods, and before them.
    return sorted(unique.values(), key=lambda facts: (facts["kind"] != "attribute", facts["line"]))


def _value(value: ir.Value, kind: str, made: bool) -> Facts:
    # Annotated names without value are no enum members, and of a dataclass none are constants.
    is_member = kind == "enum" and value.value is not None
    is_field = value.value is None or (made and value.type is not None and not is_class_variable(value))
    return compact(
        {
            "kind": "member" if is_member else "field" if is_field else "constant",
            "name": value.name,
            "line": value.line,
            "type": value.type,
            "value": None if value.value == "..." else value.value,
        }
    )


def _attribute(attribute: ir.Attribute, item: ir.Class) -> Facts:
    return compact(
        {
            "kind": "attribute",
            "name": attribute.name,
            "line": attribute.line,
            "path": attribute.path if attribute.path != item.path else None,
            "type": attribute.type,
            "detail": attribute.detail,
            "settable": attribute.settable,
            "instance": attribute.instance,
        }
    )


def _field(field: Field, home: Home) -> Facts:
    value = field.value
    return compact(
        {
            "name": value.name,
            "line": value.line,
            "type": value.type,
            "default": value.value,
            "constraint": field.constraint,
            "keywordOnly": field.keyword_only,
            "owner": None if field.owner == home else field.owner.full,
        }
    )


def inherited(home: Home, lineage: Lineage) -> list[Facts]:
    """The names that a class inherits, by the class that defines them, nearest first."""
    own = lineage.library.find_class(home)
    seen = {name for name in _names(own)} if own else set()
    groups = []
    for ancestor in lineage.order(home):
        item = lineage.library.find_class(ancestor)
        if item is None:
            continue
        kind = lineage.kind(ancestor)
        names = [name for name in _names(item, kind) if name not in seen]
        seen.update(names)
        if names:
            groups.append({"from": ancestor.full, "names": names})
    return groups


def _names(item: ir.Class, kind: str = "class") -> list[str]:
    found = [*item.attributes, *_class_values(item, kind), *item.functions]
    return list(dict.fromkeys(member.name for member in found if is_public(member.name)))


def _class_values(item: ir.Class, kind: str) -> list[ir.Value]:
    """The values that belong to the class; what is annotated in a struct is a field."""
    return [value for value in item.values if kind not in ("config", "struct") or value.type is None]
