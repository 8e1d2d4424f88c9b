"""
Data with more or fewer decimals than the instrument ends the run with `RuntimeError`; an order whose price has too many
decimals is denied.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from nautilus_trader.model import Price
from nautilus_trader.model import Quantity
from nautilus_trader.model import QuoteTick
from nautilus_trader.model.enums import OrderStatus

price, size = Price.from_str, Quantity.from_int(1_000)
short = QuoteTick(EURUSD.id, price("1.10"), price("1.20"), size, size, at(1), at(1))
error = raised(lambda: run([short]))
assert type(error) is RuntimeError and "did not match" in str(error), error


def limit(text):
    def act(script):
        script.send(script.order_factory.limit(EURUSD.id, BUY, size, price(text)))

    return run([quote(0, 1.1, 1.2)], {0: act})


many = limit("1.0500001")
assert many.order.status == OrderStatus.DENIED, many.order.status
assert "precision 7 > 5" in many.script.events[-1].reason, many.script.events[-1]
assert limit("1.05000").order.status == OrderStatus.ACCEPTED
