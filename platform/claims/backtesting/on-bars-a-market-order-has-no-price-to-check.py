"""
With bars alone the check before a trade has no price for market orders, so one that the cash can't pay goes through and ends the
run; with quotes it is denied.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from kit.simulation import when
from nautilus_trader.model import BarType
from nautilus_trader.model.enums import OrderStatus

bars_of = BarType.from_str("BTCUSDT.BINANCE-1-MINUTE-LAST-EXTERNAL")
bars = [bar(60 * n, 40_000, 40_001, 39_999, 40_000, 100, bars_of, BTCUSDT) for n in range(1, 5)]
buy = {0: when(Script.market, BUY, 1)}
through = run(bars, buy, instrument=BTCUSDT, **cash(20_000))
assert through.engine.get_result().iterations == 0, through.engine.get_result().iterations
quotes = [quote(n, 40_000, 40_001, instrument=BTCUSDT) for n in range(4)]
checked = run(quotes, buy, instrument=BTCUSDT, **cash(20_000))
assert checked.order.status == OrderStatus.DENIED, checked.order.status
