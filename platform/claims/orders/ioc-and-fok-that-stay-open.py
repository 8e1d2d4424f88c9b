"""
An IOC or FOK order of the types STOP_LIMIT and LIMIT_IF_TOUCHED that fires away from its limit price stays open as TRIGGERED,
and an IOC MARKET_TO_LIMIT rests until its next fill; an IOC market order is cancelled at once.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import TimeInForce

price, size = EURUSD.make_price, EURUSD.make_qty


def status(kind, tif, *asks, quantity=1_000, **fields):
    def send(script):
        make = getattr(script.order_factory, kind)
        script.send(make(EURUSD.id, BUY, size(quantity), time_in_force=tif, **fields))

    data = [quote(second, ask - 0.0002, ask) for second, ask in enumerate(asks)]
    order = run(data, {0: send}).order
    return order.status, int(order.filled_qty)


for tif in (TimeInForce.IOC, TimeInForce.FOK):
    fired = status("stop_limit", tif, 1.1000, 1.1020, 1.1020, price=price(1.1005), trigger_price=price(1.1010))
    assert fired == (OrderStatus.TRIGGERED, 0), fired
    fired = status("limit_if_touched", tif, 1.1000, 1.0989, 1.0989, price=price(1.0980), trigger_price=price(1.0990))
    assert fired == (OrderStatus.TRIGGERED, 0), fired
ioc = TimeInForce.IOC
rests = status("market_to_limit", ioc, 1.1000, quantity=3_000_000)
assert rests == (OrderStatus.ACCEPTED, 1_000_000) or rests == (OrderStatus.PARTIALLY_FILLED, 1_000_000), rests
filled = status("market_to_limit", ioc, 1.1000, 1.1000, quantity=3_000_000)
assert filled == (OrderStatus.CANCELED, 2_000_000), filled
assert status("market", ioc, 1.1000, 1.1000, quantity=3_000_000) == (OrderStatus.CANCELED, 1_000_000)
