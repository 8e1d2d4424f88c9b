"""Finds the documented entry that a place of the source belongs to."""

from dataclasses import dataclass

from extract.anchors import page_of
from extract.facts import Facts
from extract.pages import RUST_MODULE
from extract.symbols import own_fields


@dataclass(frozen=True)
class Entry:
    """A place on a page of the reference."""

    page: str
    anchor: str


class Places:
    """The entries of one version.

    :param modules: the facts of its modules by name
    """

    def __init__(self, modules: dict[str, Facts]) -> None:
        self._pages = {name: facts["page"] for name, facts in modules.items()}
        self._entries: dict[str, Entry] = {}
        self._rust: dict[str, Entry] = {}
        self._short: dict[str, set[Entry]] = {}
        for name, facts in modules.items():
            for symbol in facts["symbols"]:
                if "anchor" in symbol:
                    self._add(name, facts, symbol)

    def page(self, module: str) -> str | None:
        """The page that a module stands on."""
        return self._pages.get(module)

    def python(self, module: str, within: str) -> Entry | None:
        """The entry of a function: itself where it is documented, else its class."""
        parts = within.split(".") if within else []
        for count in range(len(parts), 0, -1):
            if found := self._entries.get(".".join([module, *parts[:count]])):
                return found
        return None

    def rust(self, within: str) -> Entry | None:
        """The entry of a Rust function: of the type of its name that Python offers, else of the Rust core's outline."""
        parts = [part.removeprefix("py_") for part in within.split("::")]
        for start in range(max(len(parts) - 2, 0), len(parts)):
            for end in range(len(parts), start, -1):
                name = ".".join(parts[start:end])
                found = self._short.get(name, set())
                if len(found) == 1:
                    return next(iter(found))
                if name in self._rust:
                    return self._rust[name]
        return None

    def _add(self, module: str, facts: Facts, symbol: Facts) -> None:
        page, anchor, name = page_of(facts, symbol), symbol["anchor"], symbol["name"]
        home = symbol.get("home", f"{module}.{name}")
        rust = home.startswith(f"{RUST_MODULE}.")
        for tail in ["", *(f".{item['name']}" for item in [*symbol.get("members", []), *own_fields(symbol)])]:
            entry = Entry(page, anchor + tail)
            self._entries[f"{module}.{name}{tail}"] = self._entries[home + tail] = entry
            if rust:
                self._rust.setdefault(name + tail, entry)
            elif symbol["kind"] != "value":
                self._short.setdefault(name + tail, set()).add(entry)
