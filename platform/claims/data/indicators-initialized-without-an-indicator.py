"""
`indicators_initialized` is False while no indicator is registered.
"""

from kit.catalogs import minutes
from kit.history import ask
from kit.market import MINUTE_BARS
from nautilus_trader.indicators import SimpleMovingAverage

said = []


def begin(asker):
    said.append(asker.indicators_initialized())
    ready = SimpleMovingAverage(1)
    ready.update_raw(1.1)
    asker.register_indicator_for_bars(MINUTE_BARS, ready)
    said.append(asker.indicators_initialized())


ask(begin, minutes(1, 2))
assert said == [False, True], said
