"""
`prob_fill_on_limit=0` keeps a resting limit order unfilled when a bar's price equals its limit; a bar that goes through
the limit fills it all the same, and with the default of 1 the touch fills it.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel
from nautilus_trader.model.enums import OrderStatus

never = FillModel(prob_fill_on_limit=0.0)
resting = {0: when(Script.limit, BUY, 100_000, 1.0950)}
for low, model, status in (
    (1.0950, FillModel(), OrderStatus.FILLED),
    (1.0950, never, OrderStatus.ACCEPTED),
    (1.0949, never, OrderStatus.FILLED),
):
    bars = [bar(60, 1.1, 1.101, 1.099, 1.1), bar(120, 1.1, 1.101, low, 1.1)]
    done = run(bars, resting, fill_model=model)
    assert done.order.status == status, (low, model, done.order.status)
