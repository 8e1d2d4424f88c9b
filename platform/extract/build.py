"""Builds the facts of all modules of one version."""

from dataclasses import dataclass, field

from extract import ir
from extract.anchors import set_anchors
from extract.bases import inherit_types
from extract.errors import ExtractError
from extract.facades import complete_facades
from extract.facts import Facts
from extract.facts_module import Writer
from extract.library import Library
from extract.names import add_names
from extract.pages import RUST_MODULE, Plan
from extract.raise_corrections import correct_raises
from extract.type_corrections import Correction, correct_types
from extract.unwritten import add_defaults, add_unwritten
from extract.value_corrections import correct_values, mark_imports
from extract.values import add_values
from extract.words import Words


@dataclass
class Build:
    """The facts so far. Symbols that a module adopts keep the place that defines them under 'home'."""

    plan: Plan
    writer: Writer
    modules: dict[str, Facts] = field(default_factory=dict)
    placed: dict[str, str] = field(default_factory=dict)
    """The documented name of each symbol by the name of its definition."""


def build(
    library: Library,
    plan: Plan,
    corrections: dict[str, list[Correction]] | None = None,
    words: Words | None = None,
) -> dict[str, Facts]:
    """Builds the facts.

    :param library: the modules of the tree
    :param plan: which of them stand on which page
    :param corrections: what the source says wrongly of `types` and `raises`, or doesn't tell of `values`
        and `imports`
    :param words: ours, for conditions that only developers understand
    :returns: facts by module, in the plan's order
    :raises ExtractError: when a planned module or name doesn't exist, or can't be read
    """
    work = Build(plan, Writer(library, words))
    known = corrections or {}
    for name, page in plan.pages.items():
        work.modules[name] = _module(name, page, work)
    for name in plan.pages:
        _adopt(name, work)
    _rust(work)
    for facts in work.modules.values():
        for symbol in facts["symbols"]:
            full = f"{facts['module']}.{symbol['name']}"
            if full in plan.internal or facts["module"] in plan.internal:
                symbol["internal"] = True
    correct_types(work.modules, known.get("types", []))
    inherit_types(work.modules, library)
    add_unwritten(work.modules, known.get("unwritten", []), library.tree)
    add_defaults(work.modules)
    correct_raises(work.modules, known.get("raises", []))
    complete_facades(work.modules)
    set_anchors(work.modules)
    add_values(work.modules, library)
    correct_values(work.modules, known.get("values", []))
    mark_imports(work.modules, known.get("imports", []))
    add_names(work.modules, library, work.placed)
    return work.modules


def _module(name: str, page: str, work: Build) -> Facts:
    module = _read(name, work.writer.library)
    symbols = [] if name == RUST_MODULE else work.writer.symbols(module)
    work.placed.update({f"{name}.{symbol['name']}": f"{name}.{symbol['name']}" for symbol in symbols})
    return {
        "module": name,
        "page": page,
        "language": module.language,
        "path": module.path,
        "symbols": symbols,
        "exports": [],
    }


def _read(name: str, library: Library) -> ir.Module:
    module = library.module(name)
    if module is None:
        raise ExtractError(f"The module '{name}' of pages.toml is not in {library.tree.root}.")
    return module


def _adopt(name: str, work: Build) -> None:
    """Gives a module's exports their targets; what no other page defines becomes a symbol of the module."""
    facts = work.modules[name]
    for offered, home in work.writer.passed_on(_read(name, work.writer.library)):
        if home.full not in work.placed:
            symbol = work.writer.symbol(home)
            if symbol is None:
                continue
            source = work.writer.library.module(home.module)
            path = symbol.get("path") or (source.path if source else facts["path"])
            facts["symbols"].append({**symbol, "name": offered, "home": home.full, "path": path})
            work.placed[home.full] = f"{name}.{offered}"
        elif work.placed[home.full] != f"{name}.{offered}":
            facts["exports"].append({"name": offered, "target": work.placed[home.full]})


def _rust(work: Build) -> None:
    """Places the Rust core: in full what a page asks for, as exports what is adopted, the rest in outline."""
    if RUST_MODULE not in work.modules:
        return
    facts = work.modules[RUST_MODULE]
    known = set()
    for symbol in work.writer.symbols(_read(RUST_MODULE, work.writer.library)):
        name = symbol["name"]
        known.add(name)
        if page := work.plan.rust.get(name):
            facts["symbols"].append({**symbol, "page": page})
        elif placed := work.placed.get(f"{RUST_MODULE}.{name}"):
            facts["exports"].append({"name": name, "target": placed})
            continue
        else:
            shown = {
                key: symbol[key]
                for key in ("kind", "name", "line", "binding", "bases", "value")
                if key in symbol
            }
            facts["symbols"].append({**shown, "outline": True})
        work.placed[f"{RUST_MODULE}.{name}"] = f"{RUST_MODULE}.{name}"
    missing = sorted(set(work.plan.rust) - known)
    if missing:
        raise ExtractError(
            f"pages.toml asks for names that the Rust core's stub doesn't have: {', '.join(missing)}."
        )
