"""
A market-to-limit order fills what the best level offers and rests with the remainder as a limit at that price:
`OrderUpdated` gives it the price, and filled in parts the strategy is told `OrderAccepted` after its first fill.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import names
from kit.orders import quotes


def send(quantity):
    make = EURUSD.make_qty(quantity)
    return {0: lambda s: s.send(s.order_factory.market_to_limit(EURUSD.id, BUY, make))}


done = run(quotes(1.1, 1.1010), send(3_000_000))
rests, told = done.order, done.order_events
assert (rests.status_string(), str(rests.price)) == ("PARTIALLY_FILLED", "1.10010"), rests
assert rests.filled_qty == 1_000_000, rests.filled_qty
assert told[2:] == ["OrderUpdated", "OrderFilled", "OrderAccepted"], told
whole = run(quotes(1.1, 1.1010), send(1_000)).order
assert names(whole)[2:] == ["Updated", "Filled"], names(whole)
