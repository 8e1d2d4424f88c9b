"""
A quantity below the instrument's minimum is denied: 1,000 on the test kit's currency pairs.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

data = [quote(0, 1.1, 1.2)]
small = run(data, {0: when(Script.market, BUY, 500)})
assert small.order.status == OrderStatus.DENIED, small.order.status
assert "minimum trade size of 1000" in small.script.events[-1].reason, small.script.events[-1]
assert run(data, {0: when(Script.market, BUY, 1_000)}).order.status == OrderStatus.FILLED
