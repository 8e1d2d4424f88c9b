"""
Of what is published, only whitelisted types leave the process: quotes do, mark prices don't.
"""

from kit.bus import make_bus
from kit.bus import Tap
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.model.data import MarkPriceUpdate

(quote,) = quotes(1)
bus, tap = make_bus(), Tap()
bus.add_listener(tap)
bus.publish("data.quotes.SIM.EUR/USD", quote)
bus.publish("data.mark_prices.SIM.EUR/USD", MarkPriceUpdate(EURUSD.id, quote.bid_price, 1, 1))
assert bus.pub_count == 2, bus.pub_count
assert tap.topics == ["data.quotes.SIM.EUR/USD"], tap.topics
