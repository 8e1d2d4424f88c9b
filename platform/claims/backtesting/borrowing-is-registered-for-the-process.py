"""
`allow_cash_borrowing` is registered for the whole process by the venue's name: a second engine with the same venue and the flag
raises `KeyError`, and one without the flag borrows silently.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.failures import raised
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from kit.simulation import when
from nautilus_trader.model.currencies import USDT

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
plan = {1: when(Script.market, BUY, 1)}
borrow = {"instrument": BTCUSDT, "allow_cash_borrowing": True, **cash(1)}
run(data, plan, **borrow)
assert type(raised(lambda: run(data, plan, **borrow))) is KeyError
silent = run(data, plan, instrument=BTCUSDT, **cash(40_001))
assert float(silent.account.balance_total(USDT)) < 0, silent.account.balance_total(USDT)
assert silent.engine.get_result().iterations == 4
