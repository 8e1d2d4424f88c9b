"""
`routing=True` has no effect in a backtest: an order for an instrument of a venue that wasn't added is not taken by it, with the
flag or without; its own orders are filled either way.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import renamed
from nautilus_trader.model.enums import OrderStatus

other = renamed(EURUSD, "EUR/USD.OTHER")


def status(routing, instrument):
    def act(script):
        script.cache.add_instrument(other)
        script.send(script.order_factory.market(instrument.id, BUY, instrument.make_qty(1_000)))

    return run([quote(0, 1.1, 1.2)], {0: act}, routing=routing).order.status


for routing in (False, True):
    assert status(routing, EURUSD) == OrderStatus.FILLED, status(routing, EURUSD)
assert status(False, other) == status(True, other) != OrderStatus.FILLED, status(True, other)
