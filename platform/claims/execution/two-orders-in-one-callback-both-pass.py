"""
Each order is compared with the free balance alone: two market orders in one callback pass together on a cash account that can pay for one
only. A quote later the second one is denied.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes

buy = lambda s: s.market(BUY, 8_000)
both = run(quotes(1.1, 1.1), {0: lambda s: (buy(s), buy(s))}, **cash())
assert [order.status_string() for order in both.orders].count("DENIED") == 0, both.orders
later = run(quotes(1.1, 1.1, 1.1), {0: buy, 1: buy}, **cash())
assert [order.status_string() for order in later.orders] == ["FILLED", "DENIED"], later.orders
