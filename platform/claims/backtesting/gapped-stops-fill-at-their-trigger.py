"""
On an L1_MBP book, STOP_MARKET, TRAILING_STOP_MARKET and MARKET_IF_TOUCHED orders fill at their trigger price even when the market
gaps past it, and a stop that `reject_stop_orders=False` accepts in the market does so too.
"""
# only: latest — release 1.222.0 fills them at the market, nightly's commit still at the trigger

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import TrailingOffsetType
from nautilus_trader.model.enums import TriggerType

start = quote(0, 1.1000, 1.1002)


def trailing(script):
    make = script.instrument
    offset = {"trigger_type": TriggerType.BID_ASK, "trailing_offset": Decimal("0.01"), "trailing_offset_type": TrailingOffsetType.PRICE}
    script.send(script.order_factory.trailing_stop_market(make.id, SELL, make.make_qty(1_000), **offset))


def if_touched(script):
    make = script.instrument
    script.send(script.order_factory.market_if_touched(make.id, SELL, make.make_qty(1_000), make.make_price(1.15)))


stop = {0: when(Script.stop_market, BUY, 1_000, 1.1500)}
gapped = run([start, quote(1, 1.2000, 1.2002)], stop)
assert prices(gapped) == [(1.1500, 1_000)], prices(gapped)
touched = run([start, quote(1, 1.2000, 1.2002)], {0: if_touched})
assert prices(touched) == [(1.1500, 1_000)], prices(touched)
# The trailing stop's trigger follows at 1.09 below the bid.
trailed = run([start, start, quote(1, 1.0000, 1.0002)], {0: trailing})
assert prices(trailed) == [(1.0900, 1_000)], prices(trailed)
inside = run([quote(0, 1.2000, 1.2002)], stop, reject_stop_orders=False)
assert prices(inside) == [(1.1500, 1_000)], prices(inside)
