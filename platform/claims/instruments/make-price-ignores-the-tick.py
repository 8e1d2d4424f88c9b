"""`make_price` rounds to decimals, not to the tick, and a price off the tick is accepted by risk engine and venue."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from nautilus_trader.test_kit.providers import TestInstrumentProvider

ES = TestInstrumentProvider.es_future(2024, 3)
assert (str(ES.price_increment), str(ES.make_price(5000.13))) == ("0.25", "5000.13")
data = [quote(second, 5_100, 5_100.25, 50, ES) for second in range(2)]
order = run(data, {0: lambda s: s.limit(BUY, 1, 5000.13)}, instrument=ES).order
assert (order.status_string(), str(order.price)) == ("ACCEPTED", "5000.13"), order
