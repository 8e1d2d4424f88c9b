"""
The risk engine denies a price with too many decimals, a price that isn't positive, a quantity with too many decimals, and one beyond the
instrument's minimum or maximum, each with a text of its own.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.model.objects import Price
from nautilus_trader.model.objects import Quantity


def send(script):
    make, name, size = script.order_factory, EURUSD.id, EURUSD.make_qty(1_000)
    script.send(make.limit(name, BUY, size, Price.from_str("1.050001")))
    script.send(make.stop_market(name, BUY, size, Price.from_str("1.150001")))
    script.send(make.limit(name, BUY, size, EURUSD.make_price(-1)))
    script.send(make.market(name, BUY, Quantity.from_str("1000.5")))
    script.send(make.market(name, BUY, EURUSD.make_qty(10)))
    script.send(make.market(name, BUY, EURUSD.make_qty(99_000_000)))


found = reasons(run(quotes(1.1), {0: send}))
assert found == [
    "price 1.050001 invalid (precision 6 > 5)",
    "trigger price 1.150001 invalid (precision 6 > 5)",
    "price -1.00000 invalid (not positive)",
    "quantity 1000.5 invalid (precision 1 > 0)",
    "quantity 10 invalid (< minimum trade size of 1000)",
    "quantity 99000000 invalid (> maximum trade size of 10000000)",
], found
