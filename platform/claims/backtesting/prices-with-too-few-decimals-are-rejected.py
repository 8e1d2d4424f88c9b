"""
An order whose price has too few decimals for its instrument is rejected by the simulated venue, 'Invalid price precision'.
"""
# only: latest — release 1.222.0 accepts such prices, nightly's commit rejects them

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.model import Price
from nautilus_trader.model import Quantity
from nautilus_trader.model.enums import OrderStatus


def limit(text):
    def act(script):
        script.send(script.order_factory.limit(EURUSD.id, BUY, Quantity.from_int(1_000), Price.from_str(text)))

    return run([quote(0, 1.1, 1.2)], {0: act})


few = limit("1.05")
assert few.order.status == OrderStatus.REJECTED, few.order.status
assert "Invalid price precision" in few.script.events[-1].reason, few.script.events[-1]
assert limit("1.05000").order.status == OrderStatus.ACCEPTED
