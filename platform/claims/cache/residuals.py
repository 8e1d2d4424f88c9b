"""
`check_residuals()` returns whether an order or a position is still open.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes


def residuals(plan):
    return run(quotes(4), plan).engine.cache.check_residuals()


buy = {0: lambda script: script.market(BUY, 1_000)}
assert residuals({}) is False
assert residuals(buy) is True
assert residuals({**buy, 2: lambda script: script.close_all_positions(script.instrument.id)}) is False
assert residuals({0: lambda script: script.limit(BUY, 1_000, 1.05)}) is True
