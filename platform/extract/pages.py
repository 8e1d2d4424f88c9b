"""Which modules stand on which page, read from `pages.toml`."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from extract.errors import ExtractError
from extract.source import PACKAGE

FILE = Path(__file__).with_name("pages.toml")
VERSIONS = ("latest", "nightly")
RUST_MODULE = f"{PACKAGE}.core.nautilus_pyo3"


@dataclass(frozen=True)
class Plan:
    """The pages of one version. All names of modules and symbols are full."""

    pages: dict[str, str] = field(default_factory=dict)
    """Page by module, in the order of the file."""
    rust: dict[str, str] = field(default_factory=dict)
    """Page by name of the Rust core, for those that a page asks for."""
    internal: frozenset[str] = frozenset()
    """Modules and symbols that readers can see but shouldn't build on."""


def full_name(relative: str) -> str:
    """The full name of a module as the file writes it; '.' is the package itself."""
    return PACKAGE if relative == "." else f"{PACKAGE}.{relative}"


def read_plan(version: str, file: Path = FILE) -> Plan:
    """Reads the plan of a version.

    :param version: 'latest' or 'nightly'
    :raises ExtractError: for an unknown version, or a module on two pages
    """
    if version not in VERSIONS:
        raise ExtractError(f"Unknown version '{version}'. Choose one of {', '.join(VERSIONS)}.")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    pages: dict[str, str] = {}
    rust: dict[str, str] = {}
    for page, lists in data["pages"].items():
        for relative in [*lists.get("modules", []), *lists.get("added", []), *lists.get(version, [])]:
            module = full_name(relative)
            if module in pages:
                raise ExtractError(
                    f"The module '{module}' stands on '{pages[module]}' and on '{page}'.", file
                )
            pages[module] = page
        for name in [*lists.get("rust", []), *lists.get(f"rust_{version}", [])]:
            if name in rust:
                raise ExtractError(
                    f"'{name}' of the Rust core stands on '{rust[name]}' and on '{page}'.", file
                )
            rust[name] = page
    return Plan(pages, rust, frozenset(full_name(name) for name in data.get("internal", [])))
