"""
With `allow_cash_borrowing=True` a fill may take a cash account below zero, and the run goes on; without it the run ends there.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.failures import process
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from kit.simulation import when
from nautilus_trader.model.currencies import USDT

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
# The balance pays the price, but not the fee.
done = run(data, {1: when(Script.market, BUY, 1)}, instrument=BTCUSDT, allow_cash_borrowing=True, **cash(40_001))
assert done.engine.get_result().iterations == 4
assert float(done.account.balance_total(USDT)) < -40, done.account.balance_total(USDT)
# Borrowing is kept for a whole process, so the run without it takes one of its own.
without = process("""
from kit.backtest import *
from kit.market import quote
from kit.simulation import BTCUSDT, cash, when
data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
print(run(data, {1: when(Script.market, BUY, 1)}, instrument=BTCUSDT, **cash(40_001)).engine.get_result().iterations)
""")
assert without.stdout.strip() == "1", without
