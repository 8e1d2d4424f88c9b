"""
`modify_order` with nothing changed, or with the price it has already, raises nothing and sends nothing; with a new
price the order is updated.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes


def events(price):
    def change(script):
        (order,) = script.cache.orders()
        script.modify_order(order, price=None if price is None else script.instrument.make_price(price))

    return run(quotes(4), {0: lambda script: script.limit(BUY, 1_000, 1.05), 1: change}).order_events[3:]


assert events(None) == [], events(None)
assert events(1.05) == [], events(1.05)
assert events(1.06) == ["OrderPendingUpdate", "OrderUpdated"], events(1.06)
