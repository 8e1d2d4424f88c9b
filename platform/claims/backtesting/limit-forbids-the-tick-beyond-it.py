"""
A marketable limit order on an L1_MBP book never fills beyond its limit: with the limit at the best price it takes
the size on offer and waits with the rest; with the limit one tick further, the rest fills there.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

data = [quote(0, 1.1000, 1.1002, size=1_000)]
tight = run(data, {0: when(Script.limit, BUY, 3_000, 1.1002)})
assert prices(tight) == [(1.1002, 1_000)], prices(tight)
assert tight.order.status == OrderStatus.PARTIALLY_FILLED, tight.order.status
wider = run(data, {0: when(Script.limit, BUY, 3_000, 1.1003)})
assert prices(wider) == [(1.1002, 1_000), (1.10021, 2_000)], prices(wider)
