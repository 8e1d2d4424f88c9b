"""
Only a run with `streaming=True` raises the `AccountBalanceNegative` of an overdrawn cash account; any other run returns.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.failures import raised
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import build
from kit.simulation import cash
from kit.simulation import when

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
plan = {1: when(Script.market, BUY, 1)}
error = raised(lambda: build(data, plan, instrument=BTCUSDT, **cash(40_001)).run(streaming=True))
assert type(error).__name__ == "AccountBalanceNegative", error
assert build(data, plan, instrument=BTCUSDT, **cash(40_001)).run() is None
