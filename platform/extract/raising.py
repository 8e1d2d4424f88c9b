"""Says what a function raises, and when: by its own body, its checks, its signature, and what it calls of its class."""

import ast
import builtins
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from extract import ir
from extract.conditions import Conditions
from extract.docstring import is_exception_name
from extract.facts import Facts
from extract.flow import Guard, Site, Test, sites
from extract.library import Home
from extract.lineage import Lineage
from extract.local_names import assigned, given_instead_of_none, known_locals
from extract.fixed import filled, is_fixed, is_own_text, without_fallback
from extract.logic import names_in, replaced
from extract.phrases import check_phrase, check_test
from extract.when import When, merged, when

_CHECKS = ("Condition", "PyCondition")
_DEEPEST = 2
_OVERRIDDEN = "unless a subclass overrides it"


Raises = Callable[[ir.Function], list[Facts]]
"""The exceptions of a function by name, in alphabetical order, with their conditions where known."""


@dataclass(frozen=True)
class Cause:
    """An exception, and when it is raised as far as that can be told."""

    error: str
    when: When | None


Target = tuple[ir.Function, str, ir.Class | None]
"""A function, its module and its class."""


@dataclass(frozen=True)
class Call:
    """A function that is read, for itself or because another calls it."""

    function: ir.Function
    module: str
    owner: ir.Class | None
    # What its parameters stand for where another calls it.
    values: dict[str, ast.expr] | None = None
    # Whether other objects' functions count, too.
    far: bool = False

    def shown(self, node: ast.expr, known: dict[str, ast.expr]) -> ast.expr:
        """An expression as the outermost caller would write it."""
        return replaced(replaced(node, known), self.values or {})

    def guards(self, guards: tuple[Guard, ...], known: dict[str, ast.expr]) -> tuple[Guard, ...] | None:
        """Guards as the outermost caller would write them; None where they can't all hold."""
        return guards if self.values is None else filled(filled(guards, known) or (), self.values)


class Raising:
    """Reads what functions raise.

    :param conditions: the platform's checks
    :param lineage: where inherited methods are found
    """

    def __init__(self, conditions: Conditions, lineage: Lineage) -> None:
        self.conditions = conditions
        self.lineage = lineage

    def of(self, module: str, owner: ir.Class | None) -> Raises:
        """What tells the exceptions of the functions of a module or class."""
        return lambda function: self._facts(function, module, owner)

    def _facts(self, function: ir.Function, module: str, owner: ir.Class | None) -> list[Facts]:
        own = [*self._own(Call(function, module, owner)), *_refused(function)]
        told = set(function.documented)
        whole = Call(function, module, owner)
        near = list(self._called(whole, told, _DEEPEST))
        if target := self._behind(whole):
            # It only passes on, or builds on a base: what is raised behind it is its own.
            behind = {cause.error for cause in self._own(target)} - told - {"NotImplementedError"}
            near += [cause for cause in self._called(whole, behind, 1) if cause.when or len(function.body()) < 3]
        open_ones = told - {cause.error for cause in [*own, *near] if cause.when}
        far = list(self._called(Call(function, module, owner, far=True), open_ones, _DEEPEST))
        found: dict[str, list[When]] = {}
        for cause in [*own, *near, *far]:
            found.setdefault(cause.error, []).extend([cause.when] if cause.when else [])
        return [
            _fact(name, merged(found.get(name, [])), function, owner) for name in sorted({*told, *found})
        ]

    def _behind(self, call: Call) -> Call | None:
        """The function that another does nothing but call, or the constructor of its base."""
        if call.function.name == "__init__" and call.owner:
            found = self._method(Home(call.module, call.owner.name), "__init__", own=False)
            return Call(*found) if found else None
        match call.function.body():
            case [ast.Expr(value=ast.Constant()), ast.Return(value=ast.Call(func=called))]:
                pass
            case [ast.Return(value=ast.Call(func=called)) | ast.Expr(value=ast.Call(func=called))]:
                pass
            case _:
                return None
        found = self._target(called, call)
        return Call(*found) if found and found[0] is not call.function else None

    def _own(self, call: Call) -> Iterator[Cause]:
        """What a body raises itself."""
        function = call.function
        body = function.body()
        known = known_locals(body, function.parameters)
        hidden = assigned(body) - {item.name for item in function.parameters} if call.values is not None else set()
        replaced_none = given_instead_of_none(body)
        required = {item.name for item in function.parameters if item.default != "None" and not item.non_null}
        required -= replaced_none
        for site in sites(body):
            guards = call.guards(site.guards, known)
            if guards is None:
                continue
            for error, name, arguments in self._failures(site, required):
                shown = [call.shown(item, known) for item in arguments]
                settled = call.values is not None and shown and (is_fixed(shown[0]) or is_own_text(shown[0]))
                if _is_caught(error, site) or settled:
                    continue
                if name == "not_none" and isinstance(arguments[0], ast.Name) and arguments[0].id in replaced_none:
                    continue
                test = check_test(name, shown) if name else None
                phrase = check_phrase(name, shown) if name else None
                both = (*guards, Test(test)) if test is not None else guards
                names = set().union(*(names_in(item) for item in shown)) if phrase else set()
                used = names.union(*(names_in(guard.code) for guard in both if isinstance(guard, Test)))
                if (name and test is None and phrase is None) or used & hidden or (call.far and "self" in used):
                    yield Cause(error, None)
                else:
                    yield Cause(error, when(phrase, names, both, {} if call.values is not None else known))

    def _failures(self, site: Site, required: set[str]) -> Iterator[tuple[str, str, list[ast.expr]]]:
        """Exceptions of a call or `raise`, each with the check that raises it and what that is called with."""
        if site.is_raise:
            made = site.node.func if isinstance(site.node, ast.Call) else site.node
            if is_exception_name(text := ast.unparse(made)):
                yield text, "", []
            return
        match site.node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name), args=arguments):
                if owner not in _CHECKS or not arguments:
                    return
                override = _override(site.node)
                subject = arguments[0].id if isinstance(arguments[0], ast.Name) else None
                refuses = self.conditions.refuses_none(name) and subject in required
                for check in [name, *(["not_none"] if refuses else [])]:
                    if error := override or self.conditions.raised(check):
                        yield error, check, arguments

    def _called(self, call: Call, told: set[str], depth: int) -> Iterator[Cause]:
        """What the functions raise that a function calls, of the exceptions that it is said to raise."""
        if not told or depth == 0:
            return
        body = call.function.body()
        known = known_locals(body, call.function.parameters)
        hidden = assigned(body) - {item.name for item in call.function.parameters}
        for site in sites(body):
            if site.is_raise or not isinstance(site.node, ast.Call):
                continue
            found = self._target(site.node.func, call)
            outer = call.guards(site.guards, known)
            if found is None or outer is None or found[0] is call.function:
                continue
            target, module, owner = found
            given = {
                name: without_fallback(call.shown(value, known))
                for name, value in _given(site.node, target).items()
                # What a body works out itself says nothing to its callers.
                if not names_in(replaced(value, known)) & hidden
            }
            inner = Call(target, module, owner, given, call.far)
            for cause in [*self._own(inner), *self._called(inner, told, depth - 1)]:
                if cause.error in told and not _is_caught(cause.error, site):
                    around = when(None, set(), outer, {} if call.values is not None else known)
                    told_all = all(item.name in given for item in target.parameters)
                    yield Cause(cause.error, _within(cause.when, around) if told_all else None)

    def _target(self, called: ast.expr, call: Call) -> Target | None:
        """The function behind a call: a method of its class or a base, a function of its module, and from afar any."""
        module, owner = call.module, call.owner
        match called:
            case ast.Attribute(value=ast.Name(id=receiver), attr=name) if owner and receiver in (
                "self",
                "cls",
                owner.name,
            ):
                return self._method(Home(module, owner.name), name, own=True)
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name) if owner:
                return self._method(Home(module, owner.name), name, own=False)
            case ast.Name(id=name):
                home = self.lineage.library.home(module, name) if call.far else Home(module, name)
                source = self.lineage.library.module(home.module)
                for item in [*source.functions, *source.inner] if source else []:
                    if item.name == home.name:
                        return item, home.module, None
                return self._method(home, "__init__", own=True) if call.far else None
        return None

    def _method(self, home: Home, name: str, *, own: bool) -> Target | None:
        for place in [*([home] if own else []), *self.lineage.order(home)]:
            item = self.lineage.library.find_class(place)
            for function in [*item.functions, *item.inner] if item else []:
                if function.name == name:
                    return function, place.module, item
        return None


def _fact(name: str, texts: list[str], function: ir.Function, owner: ir.Class | None) -> Facts:
    if texts == ["always"] and name == "NotImplementedError" and owner and function.binding != "static":
        texts = [_OVERRIDDEN]
    return {"error": name, **({"when": texts} if texts else {})}


def _refused(function: ir.Function) -> Iterator[Cause]:
    """A parameter that is declared `not None` raises by itself."""
    for item in function.parameters:
        if item.non_null:
            yield Cause("TypeError", When(f"`{item.name}`", "is None"))


def _override(call: ast.Call) -> str | None:
    keyword = next((item.value for item in call.keywords if item.arg == "ex_type"), None)
    last = call.args[-1] if keyword is None and len(call.args) > 2 else keyword
    return last.id if isinstance(last, ast.Name) and is_exception_name(last.id) else None


def _is_caught(error: str, site: Site) -> bool:
    """Whether a handler around a place keeps an exception from its callers."""
    if "" in site.caught:
        return True
    kind = getattr(builtins, error, None)
    bases = {item.__name__ for item in kind.__mro__} if isinstance(kind, type) else {error}
    return bool(bases & site.caught)


def _given(call: ast.Call, target: ir.Function) -> dict[str, ast.expr]:
    """What each parameter of a called function stands for."""
    names = [item.name for item in target.parameters]
    given = {name: value for name, value in zip(names, call.args, strict=False)}
    given.update({item.arg: item.value for item in call.keywords if item.arg in names})
    for item in target.parameters:
        if item.name not in given and item.default is not None:
            given[item.name] = ast.parse(item.default, mode="eval").body
    return given


def _within(inner: When | None, around: When | None) -> When | None:
    """The condition of something called, together with that of the call."""
    if inner is None or around is None:
        return None
    if around.words == "always":
        return inner
    if inner.words == "always":
        return around
    text = f"{inner.subject} {inner.words}" if inner.subject else inner.words
    return When(None, f"{text} and {around.words}")
