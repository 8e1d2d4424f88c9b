"""Compares the facts with the running package and lists every difference.

Run it with the Python of an installed package: `python -m extract.compare --version latest`.
It needs no other package. It ends with 1 when a difference isn't explained, or an explanation is stale.
"""

import argparse
import importlib
import json
import sys
from collections import Counter
from pathlib import Path

from extract.compare_class import compare_class
from extract.compare_module import compare_exports, compare_function, compare_value, unlisted
from extract.compare_objects import compare_objects
from extract.differences import Report, explain, read_explanations
from extract.facts import Facts
from extract.pages import RUST_MODULE, VERSIONS
from extract.prove_raises import RAISED, check_raised, failing_calls
from extract.prove_types import check_proofs
from extract.specimens import specimens
from extract.value_corrections import read_corrections_of

FACTS = Path(__file__).parents[2] / "facts"
EXPLAINED = Path(__file__).parent / "explained"


def compare_module(facts: Facts, report: Report) -> None:
    """Compares one module: every symbol of the facts, and every public name of the running module."""
    name = facts["module"]
    try:
        module = importlib.import_module(name)
    except Exception as error:
        # Where it is installed is no news.
        message = f"{type(error).__name__}: {str(error).partition(' (/')[0]}"
        if message != facts.get("importError"):
            report.add("import", name, message)
        return
    if "importError" in facts:
        report.add(
            "import", name, f"the facts say that it fails with '{facts['importError']}', but it doesn't"
        )
    for symbol in facts["symbols"]:
        place = f"{name}.{symbol['name']}"
        if not hasattr(module, symbol["name"]):
            # Type aliases of a stub are for type checkers only.
            if not (name == RUST_MODULE and symbol["kind"] == "type"):
                report.add("missing", place, f"the facts have this {symbol['kind']}, the package doesn't")
            continue
        running = getattr(module, symbol["name"])
        report.seen["symbols"] += 1
        if symbol.get("outline"):
            continue
        if symbol["kind"] == "function":
            compare_function(place, symbol, running, module, report)
        elif symbol["kind"] in ("constant", "type"):
            compare_value(place, symbol, running, module, report)
        else:
            compare_class(place, symbol, running, module, report)
    compare_exports(facts, module, report)
    if name != RUST_MODULE:
        unlisted(facts, module, report)


def main(arguments: list[str]) -> int:
    """Runs the comparison; see the module's text."""
    parser = argparse.ArgumentParser(prog="extract.compare", description=__doc__)
    parser.add_argument("--version", required=True, choices=VERSIONS)
    parser.add_argument("--facts", type=Path, default=FACTS)
    parser.add_argument("--all", action="store_true", help="list explained differences too")
    options = parser.parse_args(arguments)
    report = Report()
    paths = sorted((options.facts / options.version / "api").glob("*.json"))
    modules = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    for facts in modules:
        compare_module(facts, report)
    made, named = specimens()
    compare_objects(modules, made, named, report)
    for name in ("types", "raises", "values"):
        corrections = read_corrections_of(FACTS / "corrections" / f"{name}.json", options.version)
        check_proofs(corrections, named, report)
    check_raised(failing_calls(RAISED, options.version), named, report)
    explanations = read_explanations(EXPLAINED / f"{options.version}.json")
    open_ones, explained, stale = explain(report.differences, explanations)
    for difference in open_ones:
        print(difference)
    for rule in stale:
        print(f"stale explanation: {rule['code']} {rule['place']}")
    if options.all:
        for reason, number in Counter(reason for _, reason in explained).most_common():
            print(f"explained, {number} times: {reason}")
    seen = ", ".join(f"{number} {name}" for name, number in sorted(report.seen.items()))
    print(f"{options.version}: {len(open_ones)} unexplained, {len(explained)} explained differences.")
    print(f"Compared: {seen}")
    return 1 if open_ones or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
