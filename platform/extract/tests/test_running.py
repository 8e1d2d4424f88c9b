"""Corrections hold in the running package. Needs one that is installed, of a version that has facts."""

import json
from pathlib import Path

import pytest

from extract.differences import Report
from extract.pages import VERSIONS
from extract.prove_types import check_proofs
from extract.specimens import backtest
from extract.value_corrections import read_corrections_of

package = pytest.importorskip("nautilus_trader")
FACTS = Path(__file__).parents[3] / "facts"


def installed() -> str | None:
    for version in VERSIONS:
        facts = json.loads((FACTS / version / "api" / "nautilus_trader.json").read_text(encoding="utf-8"))
        known = next(item for item in facts["symbols"] if item["name"] == "__version__")
        if known.get("resolved") == repr(package.__version__):
            return version
    return None


def test_proofs() -> None:
    version = installed()
    if version is None:
        pytest.skip(f"No facts are of {package.__version__}.")
    report = Report()
    named = backtest()
    for name in ("types", "values"):
        check_proofs(read_corrections_of(FACTS / "corrections" / f"{name}.json", version), named, report)
    assert report.differences == []
    assert report.seen["proofs"] > 60


def test_a_proof_that_no_longer_holds_is_found() -> None:
    report = Report()
    named = backtest()
    check_proofs([{"place": "x", "proof": "type(instrument.id) is Venue"}], named, report)
    check_proofs([{"place": "y", "proof": "unknown_name"}], named, report)
    assert [item.code for item in report.differences] == ["proof", "proof"]
