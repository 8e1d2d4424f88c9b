"""
With `bar_adaptive_high_low_ordering=True`, the bid bar of a `BID` and `ASK` pair decides for both whether the high or the low comes
first.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import bar
from nautilus_trader.model import BarType

bid, ask = (BarType.from_str(f"EUR/USD.SIM-1-MINUTE-{kind}-EXTERNAL") for kind in ("BID", "ASK"))


def first(bid_prices, ask_prices):
    def both(script):
        script.limit(SELL, 1_000, 1.1050)
        script.limit(BUY, 1_000, 1.0950)

    flat = [bar(60, 1.1, 1.1, 1.1, 1.1, bar_type=bid), bar(60, 1.1001, 1.1001, 1.1001, 1.1001, bar_type=ask)]
    wide = [bar(120, *bid_prices, bar_type=bid), bar(120, *ask_prices, bar_type=ask)]
    done = run([*flat, *wide], {1: both}, bar_adaptive_high_low_ordering=True)
    return "high" if done.fills[0].order_side == SELL else "low"


near_high, near_low = (1.1, 1.106, 1.085, 1.1), (1.1, 1.115, 1.0945, 1.1)
assert first(near_high, near_low) == "high"
assert first(near_low, near_high) == "low"
