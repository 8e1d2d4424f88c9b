"""
With `trade_execution=True`, a trade that names no aggressor still sets bid and ask of an L1_MBP book to its price; one of a
buyer leaves the bid where it was.
"""
# only: latest — release 1.222.0 matches trades otherwise, nightly's commit is like 1.221.0 here

from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.market import trade
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import AggressorSide


def sold_at(aggressor):
    data = [quote(0, 1.1000, 1.1002), trade(1, 1.1050, aggressor=aggressor)]
    ((price, _),) = prices(run(data, {1: when(Script.market, SELL, 1_000)}, trade_execution=True))
    return price


assert sold_at(AggressorSide.NO_AGGRESSOR) == 1.1050
assert sold_at(AggressorSide.BUYER) == 1.1000
