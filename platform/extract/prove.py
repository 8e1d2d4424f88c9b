"""Inspects the running package and writes where the Rust core's stub is wrong, each with its proof.

Run it with the Python of an installed package:
`python -m extract.prove --source PATH --version latest`. It needs no other package.
"""

import argparse
import importlib
import importlib.metadata
import json
import sys
from pathlib import Path

from extract import ir
from extract.errors import ExtractError
from extract.json_text import json_text
from extract.pages import RUST_MODULE, VERSIONS
from extract.py_module import read_python
from extract.settle import declared_names, settle
from extract.source import PACKAGE, SourceTree
from extract.stub_check import prove

FACTS = Path(__file__).parents[2] / "facts"


def shown_names(folder: Path) -> set[str]:
    """Names of the Rust core that stand on pages in full, from facts written before."""
    names = set()
    for path in folder.glob("*.json"):
        facts = json.loads(path.read_text(encoding="utf-8"))
        for symbol in facts["symbols"]:
            home = symbol.get("home", f"{facts['module']}.{symbol['name']}")
            if home.startswith(f"{RUST_MODULE}.") and not symbol.get("outline"):
                names.add(home.rsplit(".", 1)[1])
    return names


def read_stub(source: Path) -> ir.Module:
    """Reads the Rust core's stub of a checkout."""
    tree = SourceTree(source)
    files = tree.find(RUST_MODULE)
    if files is None:
        raise ExtractError("This checkout has no stub of the Rust core.", source)
    return read_python(RUST_MODULE, tree.read(files.main), tree.relative(files.main), is_stub=True)


def main(arguments: list[str]) -> int:
    """Runs the command; see the module's text."""
    parser = argparse.ArgumentParser(prog="extract.prove", description=__doc__)
    parser.add_argument("--source", required=True, type=Path, help="checkout whose stub is compared")
    parser.add_argument("--version", required=True, choices=VERSIONS)
    parser.add_argument(
        "--before",
        type=Path,
        help="checkout of the release before, when the package is newer than the source",
    )
    options = parser.parse_args(arguments)
    # The names that any version shows, so that versions can be set against each other.
    shown = {name for version in VERSIONS for name in shown_names(FACTS / version / "api")}
    corrections = prove(read_stub(options.source), importlib.import_module(RUST_MODULE), shown)
    if options.before:
        earlier = json.loads((FACTS / "corrections" / "latest.json").read_text(encoding="utf-8"))
        settle(corrections, earlier, declared_names(read_stub(options.before)))
    corrections["package"] = f"{PACKAGE} {importlib.metadata.version(PACKAGE)}"
    path = FACTS / "corrections" / f"{options.version}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json_text(corrections), encoding="utf-8", newline="\n")
    print(
        f"{options.version}: "
        + ", ".join(
            f"{len(corrections[key])} {key}" for key in ("absent", "signatures", "kinds", "values", "added")
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
