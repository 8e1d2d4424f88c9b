"""
With `trade_execution=True`, a buyer's trade moves only the ask that resting orders are matched against and a seller's only
the bid; with it off, a buyer's trade moves both.
"""
# only: latest — release 1.222.0 matches trades otherwise, nightly's commit is like 1.221.0 here

from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.market import trade
from kit.simulation import when
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.model.enums import OrderStatus

resting = {0: when(Script.limit, SELL, 1_000, 1.1050)}


def sold(aggressor, on):
    data = [quote(0, 1.1000, 1.1002), trade(1, 1.1050, aggressor=aggressor)]
    return run(data, resting, trade_execution=on).order.status == OrderStatus.FILLED


assert sold(AggressorSide.SELLER, True)
assert not sold(AggressorSide.BUYER, True)
assert sold(AggressorSide.BUYER, False)
