"""Makes the failing calls behind what the descriptions say on exceptions, on the running package.

Run it with the Python of an installed package: `python -m extract.prove_raises --version latest`.
It needs no other package, except for calls of adapters: the packages of their extras. It ends with 1 when a call
raises something else, or nothing.
"""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from extract.differences import Report
from extract.pages import VERSIONS
from extract.prove_types import proof_names
from extract.specimens import backtest

RAISED = Path(__file__).parents[2] / "facts" / "raised.json"

# What failing calls are made with, by name: each `failing*.py` beside this file.
HELPERS = tuple(
    import_module(f"extract.{path.stem}") for path in sorted(Path(__file__).parent.glob("failing*.py"))
)

FailingCall = tuple[str, str, str]


def failing_calls(path: Path, version: str) -> list[FailingCall]:
    """Reads the calls of a version: place, exception and expression. What is told in words has none."""
    pages: dict[str, dict[str, dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))
    found = []
    for page, symbols in pages.items():
        for name, errors in symbols.items():
            for error, proof in errors.items():
                own = proof.get(version, []) if isinstance(proof, dict) else proof
                found += [(f"{page}: {name}", error, call) for call in own if isinstance(own, list)]
    return found


def helpers(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """What the modules define or import, by name.

    :raises ValueError: when two of them define one name: a call would get the other's
    """
    names: dict[str, Any] = {}
    homes: dict[str, str] = {}
    for module in modules:
        for key, item in vars(module).items():
            if key.startswith("_"):
                continue
            if getattr(item, "__module__", None) == module.__name__:
                if key in homes:
                    raise ValueError(f"{key} is defined in {homes[key]} and in {module.__name__}")
                homes[key] = module.__name__
            names[key] = item
    return names


def check_raised(calls: list[FailingCall], named: SimpleNamespace, report: Report) -> None:
    """Makes each call; one that raises another exception, or none, is a difference.

    :param named: parts of a backtest, by the names that calls use
    """
    names = proof_names(named)
    names.update(helpers(HELPERS))
    for place, error, call in calls:
        report.seen["failing calls"] += 1
        try:
            got = f"gives {eval(call, names)!r:.200}"  # noqa: S307 - text of our own facts
        except BaseException as raised:
            if type(raised).__name__ == error:
                continue
            got = f"raises {type(raised).__name__}: {raised}"
        report.add("raises", place, f"{call} {got}, not {error}")


def main(arguments: list[str]) -> int:
    """Runs the command; see the module's text."""
    parser = argparse.ArgumentParser(prog="extract.prove_raises", description=__doc__)
    parser.add_argument("--version", required=True, choices=VERSIONS)
    options = parser.parse_args(arguments)
    report = Report()
    check_raised(failing_calls(RAISED, options.version), backtest(), report)
    for difference in report.differences:
        print(difference)
    print(f"{options.version}: {report.seen['failing calls']} calls, {len(report.differences)} of them differ.")
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
