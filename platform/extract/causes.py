"""Tells of single exceptions: whether they reach a caller, what declarations refuse, and how they are written."""

import ast
import builtins
from collections.abc import Iterator

from extract import ir
from extract.c_numbers import refused
from extract.called import Call, Cause
from extract.docstring import is_exception_name
from extract.facts import Facts
from extract.flow import ASSERTED, Site
from extract.guards import Each, Guard
from extract.when import When

_OVERRIDDEN = "unless a subclass overrides it"


def fact_of(name: str, texts: list[str], function: ir.Function, owner: ir.Class | None) -> Facts:
    """An exception with its conditions."""
    if texts == ["always"] and name == "NotImplementedError" and owner and function.binding != "static":
        texts = [_OVERRIDDEN]
    return {"error": name, **({"when": texts} if texts else {})}


def is_never_called(function: ir.Function, owner: ir.Class | None) -> bool:
    """Whether Python keeps a method's own body from being called: no class without an override can be constructed."""
    is_abstract = any("abstractmethod" in text for text in function.decorators)
    # Of a class or static method the base's own body can be called.
    if not is_abstract or owner is None or function.binding in ("class", "static"):
        return False
    return any(base in ("ABC", "abc.ABC") for base in owner.bases)


def is_told(site: Site, call: Call, guards: tuple[Guard, ...]) -> bool:
    """Whether an exception concerns callers; an `assert` does where it asks for what they give, and in no test kit."""
    given = Call(call.function, "", None).speaking()
    return site.node is not ASSERTED or (given.tells([], guards) and not is_of_tests(call.module))


def is_of_tests(module: str) -> bool:
    """Whether a module helps with tests, so that pages tell the least of it."""
    return ".test_kit." in module


def comes_from(source: ast.expr, guard: Guard) -> bool:
    """Whether a turn goes through what is searched."""
    return isinstance(guard, Each) and ast.unparse(guard.source) == ast.unparse(source)


def refused_itself(function: ir.Function) -> Iterator[Cause]:
    """What parameters refuse by themselves, by how they are declared."""
    for item in function.parameters:
        for error, words in refused(item):
            yield Cause(error, When(f"`{item.name}`", words))


def is_given(node: ast.expr, call: Call) -> bool:
    """Whether an expression is a parameter of the outermost caller as it was given."""
    return isinstance(node, ast.Name) and node.id in (call.speaks or ())


def refused_inside(call: Call) -> Iterator[Cause]:
    """What the parameters of a called function refuse, of what its callers give it unchanged."""
    for item in call.function.parameters:
        given = (call.values or {}).get(item.name)
        # None given in some case only is a mistake of few.
        if isinstance(given, ast.Name) and given.id in (call.speaks or ()) and not call.outer:
            for error, words in refused(item):
                yield Cause(error, When(f"`{given.id}`", words))


def override_of(call: ast.Call) -> str | None:
    """The exception that a check is told to raise."""
    keyword = next((item.value for item in call.keywords if item.arg == "ex_type"), None)
    last = call.args[-1] if keyword is None and len(call.args) > 2 else keyword
    return last.id if isinstance(last, ast.Name) and is_exception_name(last.id) else None


def is_caught(error: str, site: Site) -> bool:
    """Whether a handler around a place keeps an exception from its callers."""
    if "" in site.caught:
        return True
    kind = getattr(builtins, error, None)
    bases = {item.__name__ for item in kind.__mro__} if isinstance(kind, type) else {error}
    return bool(bases & site.caught)


def given_to(call: ast.Call, target: ir.Function) -> dict[str, ast.expr]:
    """What each parameter of a called function stands for."""
    names = [item.name for item in target.parameters]
    given = {name: value for name, value in zip(names, call.args, strict=False)}
    given.update({item.arg: item.value for item in call.keywords if item.arg in names})
    for item in target.parameters:
        if item.name not in given and item.default is not None:
            given[item.name] = ast.parse(item.default, mode="eval").body
    return given
