"""
A resting limit order fills before the strategy sees the quote that filled it; a market order fills after the callback that sent it,
at the same quote.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import at
from kit.market import quote

data = [quote(0, 1.1000, 1.1002), quote(1, 1.1010, 1.1012)]
plan = {"start": lambda script: None, 0: lambda script: (script.market(BUY, 1_000), script.limit(SELL, 1_000, 1.1005))}
done = run(data, plan)
names = [type(entry).__name__ for entry in done.script.log_book if type(entry).__name__ in ("QuoteTick", "OrderFilled")]
assert names == ["QuoteTick", "OrderFilled", "OrderFilled", "QuoteTick"], names
assert [fill.ts_event for fill in done.fills] == [at(0), at(1)], done.fills
