"""
On a cash account, a fill that takes the balance below zero ends the run: `run` returns normally with the items that were done,
the bought asset is booked, its payment isn't, and the strategy never gets the `OrderFilled` event.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from kit.simulation import when

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(10)]
buy = {4: when(Script.market, BUY, 1)}
short = run(data, buy, instrument=BTCUSDT, **cash(40_001))
assert short.engine.get_result().iterations == 4, short.engine.get_result().iterations
balances = {code.code: float(money) for code, money in short.account.balances_total().items()}
assert balances == {"USDT": 40_001, "BTC": 1}, balances
assert short.fills == [], short.fills
enough = run(data, buy, instrument=BTCUSDT, **cash(40_001 * 1.001 + 1))
assert enough.engine.get_result().iterations == 10
assert len(enough.fills) == 1
