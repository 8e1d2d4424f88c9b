"""Writes the index that links are made from: where each name that readers write leads."""

from extract.anchors import page_of, short_name
from extract.facts import Facts
from extract.pages import RUST_MODULE


def symbol_index(modules: dict[str, Facts]) -> Facts:
    """Makes the index of one version.

    :param modules: the facts of all modules
    :returns: `symbols` (places by short name), `modules` (page by module), `lineage` (ancestors by
        class, nearest first, documented ones only) and `exports` (defining name by every other
        name that can be imported)
    """
    symbols: dict[str, list[Facts]] = {}
    known = {f"{name}.{symbol['name']}" for name, facts in modules.items() for symbol in facts["symbols"]}
    lineage: dict[str, list[str]] = {}
    for name, facts in modules.items():
        for symbol in facts["symbols"]:
            page, anchor, short = page_of(facts, symbol), symbol["anchor"], short_name(facts, symbol)
            is_rust = symbol.get("home", f"{name}.").startswith(f"{RUST_MODULE}.")
            for written in dict.fromkeys([short, *([f"nautilus_pyo3.{symbol['name']}"] if is_rust else [])]):
                _add(symbols, written, page, anchor, symbol["kind"], name)
                for member in [*symbol.get("members", []), *own_fields(symbol)]:
                    kind = member.get("kind", "field")
                    _add(
                        symbols, f"{written}.{member['name']}", page, f"{anchor}.{member['name']}", kind, name
                    )
            ancestors = [group["from"] for group in symbol.get("inherited", []) if group["from"] in known]
            ancestors += [item["owner"] for item in symbol.get("fields", []) if item.get("owner") in known]
            if ancestors:
                lineage[f"{name}.{symbol['name']}"] = list(dict.fromkeys(ancestors))
    return {
        "symbols": symbols,
        "modules": {name: facts["page"] for name, facts in modules.items()},
        "lineage": lineage,
        "exports": {
            f"{name}.{item['name']}": item["target"]
            for name, facts in modules.items()
            for item in facts["exports"]
        },
    }


def own_fields(symbol: Facts) -> list[Facts]:
    """The fields that a configuration class declares itself."""
    return [item for item in symbol.get("fields", []) if "owner" not in item]


def _add(symbols: dict[str, list[Facts]], name: str, page: str, anchor: str, kind: str, module: str) -> None:
    symbols.setdefault(name, []).append({"page": page, "anchor": anchor, "kind": kind, "module": module})
