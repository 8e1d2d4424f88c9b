"""
The prices of a bar are walked as open, high, low, close: of a target above and a stop below, both within the bar, the target
fills first. With `bar_adaptive_high_low_ordering=True`, the high comes first only when it lies nearer to the open than
the low; nearer to the low, or on a tie, the low comes first.
"""

from kit.backtest import SELL
from kit.backtest import run
from kit.market import bar
from nautilus_trader.model.enums import OrderType

def first(high, low, **venue):
    def both(script):
        script.limit(SELL, 1_000, 1.1050)
        script.stop_market(SELL, 1_000, 1.0950)

    done = run([bar(60, 1.1, 1.1, 1.1, 1.1), bar(120, 1.1, high, low, 1.1)], {0: both}, **venue)
    return "high" if done.fills[0].order_type == OrderType.LIMIT else "low"


adaptive = {"bar_adaptive_high_low_ordering": True}
assert first(1.11, 1.085) == "high"
assert first(1.115, 1.09) == "high"
assert first(1.11, 1.085, **adaptive) == "high"
assert first(1.115, 1.09, **adaptive) == "low"
assert first(1.11, 1.09, **adaptive) == "low"
