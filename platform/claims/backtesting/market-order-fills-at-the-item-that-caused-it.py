"""
A market order sent from `on_quote_tick` fills at that very quote: a buy at the ask, a sale at the bid. One sent
from `on_bar` fills at that bar's close.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import at
from kit.market import bar
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when

both = {0: when(Script.market, BUY, 1_000), 1: when(Script.market, SELL, 1_000)}
quoted = run([quote(0, 1.1000, 1.1002), quote(1, 1.2000, 1.2002), quote(2, 1.3000, 1.3002)], both)
assert prices(quoted) == [(1.1002, 1_000), (1.2000, 1_000)], prices(quoted)
assert [fill.ts_event for fill in quoted.fills] == [at(0), at(1)], quoted.fills

barred = run([bar(60, 1.10, 1.12, 1.09, 1.11), bar(120, 1.20, 1.22, 1.19, 1.21)], both)
assert prices(barred) == [(1.11, 1_000), (1.21, 1_000)], prices(barred)
assert [fill.ts_event for fill in barred.fills] == [at(60), at(120)], barred.fills
