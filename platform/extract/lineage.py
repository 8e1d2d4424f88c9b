"""Orders the ancestors of a class as Python does, and says from them what kind of class it is."""

import builtins

from extract import ir
from extract.library import Home, Library

_ENUMS = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}


class Lineage:
    """Ancestors of classes, worked out once each.

    :param library: where classes are found
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self._orders: dict[str, list[Home]] = {}

    def bases(self, module: str, item: ir.Class) -> list[Home]:
        """The direct bases of a class, by where they are defined; `object` and type machinery left out."""
        homes = [self.library.home(module, base) for base in item.bases]
        return [home for home in homes if home.full not in ("object", "typing.Generic", "abc.ABC")]

    def order(self, home: Home) -> list[Home]:
        """The ancestors of a class without itself, nearest first (C3, as Python orders them)."""
        if home.full not in self._orders:
            self._orders[home.full] = []
            item = self.library.find_class(home)
            direct = self.bases(home.module, item) if item else []
            self._orders[home.full] = merge([*([base, *self.order(base)] for base in direct), list(direct)])
        return self._orders[home.full]

    def kind(self, home: Home) -> str:
        """'config', 'struct', 'enum', 'exception' or 'class'."""
        own = self.library.find_class(home)
        if own is not None and own.binding == "enum":
            return "enum"
        names = [ancestor.full for ancestor in self.order(home)]
        if "nautilus_trader.common.config.NautilusConfig" in [home.full, *names]:
            return "config"
        if "msgspec.Struct" in names:
            return "struct"
        if any(ancestor.module == "enum" and ancestor.name in _ENUMS for ancestor in self.order(home)):
            return "enum"
        if any(is_builtin_exception(ancestor) for ancestor in self.order(home)):
            return "exception"
        return "class"


def is_builtin_exception(home: Home) -> bool:
    """Whether a name is one of Python's own exceptions."""
    found = getattr(builtins, home.name, None) if home.module in ("", "builtins") else None
    return isinstance(found, type) and issubclass(found, BaseException)


def merge(lists: list[list[Home]]) -> list[Home]:
    """C3 merge: each ancestor after all of its descendants, in the order of the bases."""
    result: list[Home] = []
    rest = [list(item) for item in lists if item]
    while rest:
        tails = [home for item in rest for home in item[1:]]
        # Without a good head Python would refuse the class; the first one keeps us going.
        head = next((item[0] for item in rest if item[0] not in tails), rest[0][0])
        result.append(head)
        rest = [kept for item in rest if (kept := [home for home in item if home != head])]
    return result
