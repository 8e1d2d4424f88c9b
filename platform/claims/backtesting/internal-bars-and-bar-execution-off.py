"""
With `bar_execution=False` bars don't move the market, but they reach the strategy; by default they move it.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

buy = {0: when(Script.market, BUY, 1_000)}
bars = [bar(60, 1.1, 1.1, 1.1, 1.1)]
off = run(bars, buy, bar_execution=False)
assert off.script.seen == bars, off.script.seen
assert off.order.status == OrderStatus.REJECTED, off.order.status
assert run(bars, buy).order.status == OrderStatus.FILLED
