"""
On an L1_MBP book every trade sets bid and ask to its own price, although `trade_execution` is off by default: the spread is
zero from each trade until the next quote.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import quote
from kit.market import trade
from kit.simulation import prices
from nautilus_trader.model.enums import AggressorSide

data = [quote(0, 1.1000, 1.1002), trade(1, 1.1050, aggressor=AggressorSide.BUYER), quote(2, 1.1000, 1.1002)]


def both(script):
    script.market(BUY, 1_000)
    script.market(SELL, 1_000)


paid = prices(run(data, dict.fromkeys(range(3), both)))
assert [price for price, _ in paid] == [1.1002, 1.1000, 1.1050, 1.1050, 1.1002, 1.1000], paid
