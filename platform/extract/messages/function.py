"""A function as far as messages need it, whichever language it is written in."""

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property


@dataclass
class Lazy:
    """An expression that is turned into Python's only when it is needed."""

    line: int
    make: Callable[[], ast.expr]

    @cached_property
    def code(self) -> ast.expr:
        """The expression."""
        return self.make()


@dataclass
class Called(Lazy):
    """A call."""

    name: str
    """The last part of what is called: `error` of `self._log.error`."""
    owner: str
    """What stands before it: `self._log`; '' where nothing does."""


@dataclass
class Function:
    """What a function does that can make messages, in source order."""

    within: str
    """Its name below the module."""
    owner: str = ""
    """The class that it belongs to."""
    bases: tuple[str, ...] = ()
    """What the class derives from."""
    parameters: tuple[str, ...] = ()
    raised: list[Lazy] = field(default_factory=list)
    asserted: list[Lazy] = field(default_factory=list)
    calls: list[Called] = field(default_factory=list)
    returned: list[Lazy] = field(default_factory=list)
    assigned: dict[str, list[Lazy]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its own name."""
        return self.within.rpartition(".")[2]

    def assign(self, name: str, value: Lazy) -> None:
        """Notes that a name gets a value."""
        self.assigned.setdefault(name, []).append(value)
