"""The failing calls behind told exceptions. The first test needs an installed package, of a version that has facts."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from extract.differences import Report
from extract.prove_raises import RAISED, check_raised, failing_calls, helpers
from extract.specimens import backtest


def test_failing_calls() -> None:
    pytest.importorskip("nautilus_trader")
    from extract.tests.test_running import installed

    version = installed()
    if version is None:
        pytest.skip("No facts are of this package.")
    # Adapters need the packages of their extras.
    every = importlib.util.find_spec("ibapi") and importlib.util.find_spec("betfair_parser")
    calls = [item for item in failing_calls(RAISED, version) if every or not item[0].startswith("adapters/")]
    report = Report()
    check_raised(calls, backtest(), report)
    assert report.differences == []
    assert report.seen["failing calls"] > 150


@pytest.fixture
def raised(tmp_path: Path) -> Path:
    path = tmp_path / "raised.json"
    proofs = {
        "KeyError": ["{}['a']", "None + 1", "1"],
        "TypeError": {"latest": ["None + 1"], "nightly": "Needs the network."},
        "ValueError": "Needs the network.",
    }
    path.write_text(json.dumps({"cache": {"Cache.order": proofs}}), encoding="utf-8")
    return path


def test_a_call_that_raises_something_else_or_nothing_is_found(
    raised: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("extract.prove_raises.proof_names", vars)
    report = Report()
    check_raised(failing_calls(raised, "latest"), SimpleNamespace(), report)
    assert [item.detail for item in report.differences] == [
        "None + 1 raises TypeError: unsupported operand type(s) for +: 'NoneType' and 'int', not KeyError",
        "1 gives 1, not KeyError",
    ]


def test_words_are_no_calls(raised: Path) -> None:
    assert [error for _, error, _ in failing_calls(raised, "nightly")] == ["KeyError"] * 3


def test_a_helper_of_two_modules_is_refused() -> None:
    def module(name: str) -> ModuleType:
        made = ModuleType(name)
        exec("def client(): ...", vars(made))  # noqa: S102 - text of this test
        return made

    assert "client" in helpers((module("one"),))
    with pytest.raises(ValueError, match="client is defined in one and in two"):
        helpers((module("one"), module("two")))
