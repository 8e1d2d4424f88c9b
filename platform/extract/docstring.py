"""Reads the facts of a NumPy docstring: types and names of exceptions. Its words are left alone."""

import inspect
from dataclasses import dataclass, field

from extract.typetext import optional, parse_type


@dataclass
class DocFacts:
    """What a docstring tells that isn't prose."""

    parameters: dict[str, str] = field(default_factory=dict)
    # Those that are called optional. That says that they may be left out, not that they may be None.
    omittable: set[str] = field(default_factory=set)
    returns: str | None = None
    raises: list[str] = field(default_factory=list)


def read_docstring(text: str | None) -> DocFacts:
    """Reads a docstring.

    :param text: the docstring as it stands in the source
    :returns: types by parameter name, the type returned, the exceptions named
    """
    facts = DocFacts()
    for title, lines in _sections(inspect.cleandoc(text or "")):
        heads = [line for line in lines if line.strip() and not line[0].isspace()]
        if title == "Parameters":
            for head in heads:
                names, colon, written = head.partition(" : ")
                found, may_lack = _split_type(written) if colon else (None, False)
                for name in (item.strip().lstrip("*") for item in names.split(",")):
                    if found:
                        facts.parameters[name] = found
                        facts.omittable |= {name} if may_lack else set()
        elif title in ("Returns", "Yields") and len(heads) >= 1:
            facts.returns = read_type(heads[0])
        elif title == "Raises":
            facts.raises += [name for head in heads for name in _exceptions(head)]
    return facts


def read_constructor(own: str | None, of_class: str | None) -> DocFacts:
    """Reads what a class tells of its constructor: in the constructor's docstring, else in its own."""
    inner, outer = read_docstring(own), read_docstring(of_class)
    omittable = inner.omittable | (outer.omittable - set(inner.parameters))
    return DocFacts({**outer.parameters, **inner.parameters}, omittable, None, [*outer.raises, *inner.raises])


def read_attribute_type(text: str | None) -> str | None:
    """The type in the ':returns:' line under an attribute's declaration."""
    _, found, rest = (text or "").partition(":returns:")
    return read_type(rest.splitlines()[0] if rest.strip() else "") if found else None


def read_type(written: str) -> str | None:
    """Reads a type as people write it: 'Price, optional', '``str`` or ``None``', 'uint64_t'.

    :returns: the type in Python's words, or None when the text is something else
    """
    found, may_lack = _split_type(written)
    return optional(found) if found and may_lack else found


def _split_type(written: str) -> tuple[str | None, bool]:
    """The type, and whether it is called optional."""
    text = written.replace("`", "").strip().rstrip(".")
    may_lack = False
    for mark in (", default", " default ", ", optional", " (optional"):
        head, found, _ = text.partition(mark)
        if found:
            text, may_lack = head, may_lack or "optional" in mark
    head, bracket, _ = text.partition(" (")
    text = (head if bracket else text).replace(" or ", " | ").strip().rstrip(",")
    found_type = parse_type(text, c_names=True) or parse_type(text.replace(", ", " | "), c_names=True)
    return found_type, may_lack


def told_type(doc: DocFacts, name: str, default: str | None) -> str | None:
    """What a docstring says of a parameter's type.

    :param default: the parameter's default as source text, or None when it has none
    :returns: the type. 'optional' adds None to it only where no other default says what stands in for it.
    """
    told = doc.parameters.get(name)
    return optional(told) if told and name in doc.omittable and default in (None, "None") else told


def _sections(text: str) -> list[tuple[str, list[str]]]:
    lines = text.splitlines()
    starts = [
        index
        for index in range(len(lines) - 1)
        if len(lines[index + 1].strip()) > 2
        and set(lines[index + 1].strip()) == {"-"}
        and lines[index].strip()
    ]
    ends = [*starts[1:], len(lines)]
    return [(lines[start].strip(), lines[start + 2 : end]) for start, end in zip(starts, ends, strict=False)]


def _exceptions(head: str) -> list[str]:
    names = head.replace("`", "").replace(" or ", ",").split(":")[0].split(",")
    return [name.strip() for name in names if is_exception_name(name.strip())]


def is_exception_name(name: str) -> bool:
    """Whether a dotted name can be a class by its spelling; variables such as `e` can't."""
    return all(part.isidentifier() for part in name.split(".")) and name.split(".")[-1][:1].isupper()
