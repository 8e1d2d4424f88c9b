"""When one exit of a bracket fills, the other one is cancelled."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes

for path, expected in (((1.1, 1.1, 1.1120), ["FILLED", "CANCELED", "FILLED"]), ((1.1, 1.1, 1.0880), ["FILLED", "FILLED", "CANCELED"])):
    legs = run(quotes(*path), {0: lambda s: bracket(s, BUY, 1_000, 1.09, 1.11)}).script.marks["legs"]
    assert [leg.status_string() for leg in legs] == expected, legs
