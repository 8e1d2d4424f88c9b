"""
A bracket whose stop is on the wrong side loses both exits once the entry has filled: stop and target are rejected and the position stays
open. A target that the market has passed is rejected alone: the stop stays.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes


def states(stop, target):
    done = run(quotes(1.1, 1.1, 1.1), {0: lambda s: bracket(s, BUY, 1_000, stop, target)})
    assert len(done.engine.cache.positions_open()) == 1
    return [leg.status_string() for leg in done.script.marks["legs"]]


assert states(1.1020, 1.1050) == ["FILLED", "REJECTED", "REJECTED"], states(1.1020, 1.1050)
assert states(1.0980, 1.0995) == ["FILLED", "ACCEPTED", "REJECTED"], states(1.0980, 1.0995)
assert states(1.0980, 1.1050) == ["FILLED", "ACCEPTED", "ACCEPTED"], states(1.0980, 1.1050)
