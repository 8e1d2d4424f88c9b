"""Corrections of what calls raise."""

import pytest

from extract.errors import ExtractError
from extract.raise_corrections import correct_raises

PLACE = "nautilus_trader.desk.Desk"


def desk() -> dict:
    method = {"name": "send", "kind": "method", "parameters": [], "raises": [{"error": "ValueError"}]}
    told = [{"error": "TypeError", "when": ["`size` is None"]}, {"error": "ValueError"}]
    constructor = {"parameters": [], "raises": told}
    symbol = {"name": "Desk", "kind": "class", "constructor": constructor, "members": [method]}
    return {"nautilus_trader.desk": {"symbols": [symbol]}}


def correction(place: str, written: list[str], running: list[str]) -> dict:
    return {"place": place, "written": written, "running": running, "proof": "True"}


def test_calls_and_constructors_are_corrected() -> None:
    modules = desk()
    correct_raises(
        modules,
        [
            correction(f"{PLACE}()", ["TypeError", "ValueError"], ["TypeError"]),
            correction(f"{PLACE}.send()", ["ValueError"], []),
        ],
    )
    symbol = modules["nautilus_trader.desk"]["symbols"][0]
    assert symbol["constructor"]["raises"] == [{"error": "TypeError", "when": ["`size` is None"]}]
    assert "raises" not in symbol["members"][0]


@pytest.mark.parametrize(
    "wrong",
    [
        correction(f"{PLACE}.gone()", ["ValueError"], []),
        # No call.
        correction(f"{PLACE}.send", ["ValueError"], []),
        correction(f"{PLACE}.send()", ["KeyError"], []),
        correction(f"{PLACE}.send()", ["ValueError"], ["ValueError"]),
    ],
)
def test_a_correction_that_corrects_nothing_fails(wrong: dict) -> None:
    with pytest.raises(ExtractError):
        correct_raises(desk(), [wrong])
