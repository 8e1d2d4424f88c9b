"""Says what a function raises, and when: by its own body, its checks, its signature, and what it calls of its class."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace

from extract import ir
from extract.called import Call, Cause, Target
from extract.causes import (
    comes_from,
    fact_of,
    given_to,
    is_caught,
    is_given,
    is_never_called,
    is_of_tests,
    is_told,
    override_of,
    refused_inside,
    refused_itself,
)
from extract.conditions import Conditions
from extract.docstring import is_exception_name
from extract.facts import Facts
from extract.fixed import is_fixed, is_new, is_own_text, is_passed_on, without_fallback
from extract.flow import Site
from extract.guards import Failed, Test
from extract.library import Home
from extract.lineage import Lineage
from extract.local_names import made_locals
from extract.logic import names_in, replaced
from extract.lookups import Lookups
from extract.never import can_never_hold
from extract.phrases import LACKS_KEY, NONE_OF, check_phrase, check_test
from extract.reading import Readings
from extract.when import When, merged, when
from extract.words import Words

_CHECKS = ("Condition", "PyCondition")
_DEEPEST = 2
_BUILT_FOR_CALLERS = ("nautilus_trader.model.orders.", "nautilus_trader.model.events.order")
"""Where the classes stand whose objects are made of what callers give, and checked by their constructors alone."""

# What only callers get wrong; values made inside are right.
_OF_GIVEN = ("not_none", "valid_string", "not_empty", "type", "type_or_none")


Raises = Callable[[ir.Function], list[Facts]]
"""The exceptions of a function by name, in alphabetical order, with their conditions where known."""


class Raising:
    """Reads what functions raise.

    :param conditions: the platform's checks
    :param lineage: where inherited methods are found
    :param words: ours, for conditions that only developers understand
    """

    def __init__(self, conditions: Conditions, lineage: Lineage, words: Words) -> None:
        self.conditions = conditions
        self.words = words
        self.lineage = lineage
        self.readings = Readings()

    def of(self, module: str, owner: ir.Class | None) -> Raises:
        """What tells the exceptions of the functions of a module or class."""
        return lambda function: self._facts(function, module, owner)

    def _facts(self, function: ir.Function, module: str, owner: ir.Class | None) -> list[Facts]:
        own = [*self._own(Call(function, module, owner)), *refused_itself(function)]
        told = set(function.documented)
        whole = Call(function, module, owner)
        # Hooks are called by the platform, with what is right.
        few = function.name.startswith("on_") or is_of_tests(module)
        inside = [] if few else list(self._inside(whole, _DEEPEST))
        near = list(self._called(whole, told, _DEEPEST))
        if target := self._behind(whole):
            # It only passes on, or builds on a base: what is raised behind it is its own.
            behind = {cause.error for cause in self._own(target)} - told - {"NotImplementedError"}
            near += [cause for cause in self._called(whole, behind, 1) if cause.when or len(function.body()) < 3]
        open_ones = told - {cause.error for cause in [*own, *near] if cause.when}
        far = list(self._called(Call(function, module, owner, far=True), open_ones, _DEEPEST))
        found: dict[str, list[When]] = {}
        for cause in [*own, *inside, *near, *far]:
            found.setdefault(cause.error, []).extend([cause.when] if cause.when else [])
        return [
            fact_of(name, merged(found.get(name, [])), function, owner)
            for name in sorted({*told, *found})
            if not (name == "NotImplementedError" and is_never_called(function, owner))
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
        reading = self.readings.of(function)
        known, replaced_none = reading.known, reading.given_instead_of_none
        hidden = reading.assigned - {item.name for item in function.parameters} if call.values is not None else set()
        required = {item.name for item in function.parameters if item.default != "None" and not item.non_null}
        required -= replaced_none
        lookups = Lookups(self.lineage.library, call.module, function, reading)
        for site in reading.sites:
            guards = call.guards(site.guards, known)
            if guards is None:
                continue
            looked_up = [] if site.is_raise else lookups.failures(site.node, sure=not site.guards)
            for error, name, arguments in [*self._failures(site, required), *looked_up]:
                looks_up = name in (LACKS_KEY, NONE_OF)
                shown = [call.shown(item, known) for item in arguments]
                settled = call.values is not None and shown and (is_fixed(shown[0]) or is_own_text(shown[0]))
                settled = settled or (name == "not_none" and is_new(shown[0]))
                if is_caught(error, site) or settled:
                    continue
                if name == "not_none" and isinstance(arguments[0], ast.Name) and arguments[0].id in replaced_none:
                    continue
                test = check_test(name, shown) if name else None
                phrase = check_phrase(name, shown) if name else None
                both = (*guards, Test(test)) if test is not None else guards
                names = set().union(*(names_in(item) for item in shown)) if phrase else set()
                # What holds around the call is its caller's.
                inner = [guard.code for guard in both[len(call.outer) :] if isinstance(guard, Test)]
                used = names.union(*(names_in(test) for test in inner))
                if can_never_hold(both):
                    continue
                if not call.tells(shown if phrase else [], both) or not is_told(site, call, both):
                    continue
                if looks_up and not call.speaking().tells(shown if phrase else [], both):
                    continue
                if name == "is_in" and any(comes_from(shown[1], guard) for guard in guards):
                    continue
                in_some_case = call.outer or (both and function.name != "__init__")
                if call.speaks is not None and name in _OF_GIVEN and (in_some_case or not is_given(shown[0], call)):
                    continue
                if (name and test is None and phrase is None) or used & hidden or (call.far and "self" in used):
                    yield Cause(error, None)
                else:
                    yield Cause(error, when(phrase, names, both, {} if call.values is not None else known, self.words))

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
                override = override_of(site.node)
                subject = arguments[0].id if isinstance(arguments[0], ast.Name) else None
                refuses = self.conditions.refuses_none(name) and subject in required
                for check in [name, *(["not_none"] if refuses else [])]:
                    if error := override or self.conditions.raised(check):
                        yield error, check, arguments

    def _called(self, call: Call, told: set[str], depth: int) -> Iterator[Cause]:
        """What the functions raise that a function calls, of the exceptions that it is said to raise."""
        if not told or depth == 0:
            return
        reading = self.readings.of(call.function)
        known, made = reading.known, self._made(call)
        hidden = reading.assigned - {item.name for item in call.function.parameters}
        for site in reading.sites:
            if site.is_raise or not isinstance(site.node, ast.Call):
                continue
            found = self._target(site.node.func, call)
            outer = call.around(site.guards, known)
            if found is None or outer is None or found[0] is call.function:
                continue
            target, module, owner = found
            given = {
                name: without_fallback(call.shown(value, made))
                for name, value in given_to(site.node, target).items()
                # What a body works out itself says nothing to its callers.
                if not names_in(replaced(value, made)) & hidden and name not in self.readings.of(target).replaced
            }
            inner = Call(target, module, owner, given, call.far, outer=outer)
            told_all = all(item.name in given for item in target.parameters)
            for cause in [*self._own(inner), *self._called(inner, told, depth - 1)]:
                if cause.error in told and not is_caught(cause.error, site):
                    yield cause if told_all else Cause(cause.error, None)

    def _inside(self, call: Call, depth: int) -> Iterator[Cause]:
        """What is raised by functions of its own and constructors that a function calls, where its callers can tell when."""
        if depth < 0:
            return
        reading = self.readings.of(call.function)
        known, hidden, made = reading.known, reading.assigned, self._made(call)
        speaks = call.speaks or call.speaking().speaks - hidden
        for site in reading.sites:
            if site.is_raise or not isinstance(site.node, ast.Call):
                continue
            found, is_near = self._target(site.node.func, call), True
            if found is None:
                found, is_near = self._constructor(site.node.func, call), False
            guards = call.around(site.guards, known)
            if found is None or guards is None or any(isinstance(item, Failed) for item in guards):
                continue
            target, module, owner = found
            later = target.is_async and id(site.node) not in reading.awaited
            if target is call.function or later or self.readings.of(target).is_later:
                continue
            shown = {
                name: call.shown(value, made)
                for name, value in given_to(site.node, target).items()
                if not names_in(replaced(value, made)) & hidden
            }
            # Of anything worked out on the way, callers know nothing.
            changed = self.readings.of(target).assigned
            given = {
                name: value
                for name, value in shown.items()
                if name not in changed and is_passed_on(value, whole=not is_near)
            }
            if not is_near:
                given["self"] = ast.Name("its_own")
            inner = Call(target, module, owner, given, speaks=speaks, outer=guards)
            # What declarations refuse counts before anything is worked out.
            first = replace(inner, values={name: value for name, value in shown.items() if is_passed_on(value)})
            for cause in [*self._own(inner), *refused_inside(first), *self._inside(inner, depth - 1)]:
                known_case = cause.when is not None and cause.when.words != "always"
                if known_case and cause.error != "NotImplementedError" and not is_caught(cause.error, site):
                    yield cause

    def _made(self, call: Call) -> dict[str, ast.expr]:
        """What stands behind local names, objects included that a body makes."""
        reading = self.readings.of(call.function)
        return {**reading.known, **made_locals(reading.body, lambda name: self._kept(call.module, name))}

    def _kept(self, module: str, name: str) -> set[str]:
        """The attributes of a class that hold what its constructor is given by the same name."""
        found = self._constructor(ast.Name(name), Call(ir.Function("", 0), module, None))
        kept = set()
        for line in found[0].body() if found else []:
            match line:
                case ast.Assign(
                    targets=[ast.Attribute(value=ast.Name("self"), attr=attribute)], value=ast.Name(id=given)
                ) if attribute.removeprefix("_") == given:
                    kept.add(given)
        return kept

    def _constructor(self, called: ast.expr, call: Call) -> Target | None:
        """The constructor of a class that is called, of any module."""
        if not isinstance(called, ast.Name) or not called.id[:1].isupper():
            return None
        home = self.lineage.library.home(call.module, called.id)
        return self._method(home, "__init__", own=True) if home.module.startswith(_BUILT_FOR_CALLERS) else None

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
