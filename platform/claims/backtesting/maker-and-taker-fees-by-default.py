"""
The default fee model charges the instrument's `taker_fee` on the value of a fill that takes and `maker_fee` on one that makes; a
negative rate is a rebate.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import renamed
from kit.simulation import when

pair = renamed(EURUSD, "EUR/USD.SIM", maker_fee="-0.0001", taker_fee="0.0005")
data = [quote(0, 1.1, 1.2), quote(1, 0.8, 0.9)]
taker = run(data, {0: when(Script.market, BUY, 100_000)}, instrument=pair)
assert float(taker.order.commissions()[0]) == 100_000 * 1.2 * 0.0005, taker.order.commissions()
maker = run(data, {0: when(Script.limit, BUY, 100_000, 1.0)}, instrument=pair)
assert float(maker.order.commissions()[0]) == -100_000 * 1.0 * 0.0001, maker.order.commissions()
