"""
On quotes with a spread `prob_fill_on_limit` has no effect: an ask at the limit fills a resting buy. On a locked quote, whose
bid equals its ask, the limit obeys it.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel
from nautilus_trader.model.enums import OrderStatus

resting = {0: when(Script.limit, BUY, 1_000, 1.0950)}


def status(bid, ask, probability):
    data = [quote(0, 1.1000, 1.1002), quote(1, bid, ask)]
    return run(data, resting, fill_model=FillModel(prob_fill_on_limit=probability)).order.status


assert status(1.0949, 1.0950, 0.0) == OrderStatus.FILLED
assert status(1.0950, 1.0950, 0.0) == OrderStatus.ACCEPTED
assert status(1.0950, 1.0950, 1.0) == OrderStatus.FILLED
