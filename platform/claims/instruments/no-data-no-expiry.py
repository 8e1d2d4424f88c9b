"""
If no data arrives for an instrument at or after its expiry, nothing closes the position; data at the very instant of the
expiry does.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import NOON
from kit.market import quote
from nautilus_trader.test_kit.providers import TestInstrumentProvider

ES = TestInstrumentProvider.es_future(2024, 3)
expiry = (ES.expiration_ns - NOON) / 1_000_000_000


def side(*offsets):
    data = [quote(expiry + offset, 5_000, 5_000.25, 50, ES) for offset in offsets]
    (position,) = run(data, {0: lambda script: script.market(BUY, 2)}, instrument=ES).positions
    return position.side.name


assert side(-3, -2, -1) == "LONG", side(-3, -2, -1)
assert side(-3, -2, 0) == "FLAT", side(-3, -2, 0)
assert side(-3, -2, 1) == "FLAT", side(-3, -2, 1)
