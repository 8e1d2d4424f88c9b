"""Writes a module as facts: its own symbols, and the names it passes on."""

from extract import ir
from extract.conditions import Conditions
from extract.facts import Facts
from extract.facts_class import class_facts, is_public
from extract.facts_function import compact, function_facts
from extract.library import Home, Library, defines
from extract.lineage import Lineage
from extract.raising import Raising
from extract.source import PACKAGE
from extract.words import Words

_LONGEST_VALUE = 120


class Writer:
    """Writes the facts of modules.

    :param library: the tree's modules
    :param words: ours, for conditions that only developers understand
    """

    def __init__(self, library: Library, words: Words | None = None) -> None:
        self.library = library
        self.lineage = Lineage(library)
        self.raising = Raising(Conditions(library.tree), self.lineage, words or Words())

    def symbols(self, module: ir.Module) -> list[Facts]:
        """The public symbols that a module defines, in source order."""
        raises = self.raising.of(module.name, None)
        found = [
            class_facts(Home(module.name, item.name), item, self.lineage, self.raising)
            for item in last_definitions(module.classes)
            if is_public(item.name)
        ]
        found += [
            function_facts(item, raises, "function")
            for item in last_definitions(module.functions)
            if is_public(item.name)
        ]
        # Imported if it can be, and None otherwise: the import counts.
        names = {facts["name"] for facts in found} | set(module.imports)
        for kind, values in (("constant", module.values), ("type", module.types)):
            for item in last_definitions(values):
                if is_documented(item) and item.name not in names:
                    found.append(value_facts(item, kind))
        # Enums stand in another file than the rest, and before it.
        return sorted(found, key=lambda facts: ("path" not in facts, facts["line"]))

    def symbol(self, home: Home) -> Facts | None:
        """One symbol, from the module that defines it."""
        module = self.library.module(home.module)
        if module is None or home.name in module.hidden and not defines(module, home.name):
            return self._declared_enum(home)
        found = [facts for facts in self.symbols(module) if facts["name"] == home.name]
        return found[0] if found else self._declared_enum(home)

    def _declared_enum(self, home: Home) -> Facts | None:
        item = next((enum for enum in self.library.enums_of(home.module) if enum.name == home.name), None)
        return None if item is None else class_facts(home, item, self.lineage, self.raising)

    def passed_on(self, module: ir.Module) -> list[tuple[str, Home]]:
        """The names that a module takes from elsewhere in the platform and offers, with their homes.

        What counts is `__all__`; without one, a package offers what it imports, and any module
        what it imports under the name it already has (`from x import y as y`).
        """
        offered = module.exported
        if offered is None:
            offered = [
                name
                for name, item in module.imports.items()
                if item.name is not None
                and not item.typing_only
                and not item.c_level
                and (module.is_package or item.explicit)
            ]
        found = []
        for name in dict.fromkeys(offered):
            if defines(module, name) or not is_public(name):
                continue
            home = self.library.home(module.name, name)
            if (
                home.module.split(".")[0] == PACKAGE
                and self.library.module(f"{home.module}.{home.name}") is None
            ):
                found.append((name, home))
        return found


def is_documented(item: ir.Value) -> bool:
    """Whether a module-level name is public, and more than a placeholder of generic types."""
    placeholder = (item.value or "").split("(")[0].split(".")[-1] in ("TypeVar", "ParamSpec")
    return (is_public(item.name) and not placeholder) or item.name == "__version__"


def last_definitions(items: list) -> list:
    """Of several definitions of one name the last, which is the one that holds at run time."""
    return list({item.name: item for item in items}.values())


def value_facts(item: ir.Value, kind: str) -> Facts:
    """A module-level constant or type alias; long values are left to the source."""
    value = item.value if item.value is not None and len(item.value) <= _LONGEST_VALUE else None
    return compact({"kind": kind, "name": item.name, "line": item.line, "type": item.type, "value": value})
