"""
`prob_fill_on_stop=0` keeps STOP_LIMIT and LIMIT_IF_TOUCHED orders from triggering when the price equals their trigger; a
STOP_MARKET triggers all the same, and a price beyond the trigger triggers all three.
"""
# only: latest — release 1.222.0 dropped `prob_fill_on_stop`, nightly's commit still has it

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel
from nautilus_trader.model.enums import OrderStatus

def stop_limit(script):
    make = script.instrument
    arguments = (make.id, BUY, make.make_qty(1_000))
    script.send(script.order_factory.stop_limit(*arguments, make.make_price(1.1050), make.make_price(1.1050)))


def if_touched(script):
    make = script.instrument
    arguments = (make.id, SELL, make.make_qty(1_000))
    script.send(script.order_factory.limit_if_touched(*arguments, make.make_price(1.1060), make.make_price(1.1050)))


def triggered(step, ask, probability=0.0):
    bid = ask if step is if_touched else ask - 0.0002
    data = [quote(0, 1.1000, 1.1002), quote(1, bid, ask if step is not if_touched else ask + 0.0002)]
    done = run(data, {0: step}, fill_model=FillModel(prob_fill_on_stop=probability))
    return done.order.status in (OrderStatus.TRIGGERED, OrderStatus.FILLED)


for step in (stop_limit, if_touched):
    assert not triggered(step, 1.1050), step
    assert triggered(step, 1.1050, probability=1.0), step
    assert triggered(step, 1.1051), step
assert triggered(when(Script.stop_market, BUY, 1_000, 1.1050), 1.1050)
