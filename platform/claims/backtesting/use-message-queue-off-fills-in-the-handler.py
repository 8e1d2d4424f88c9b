"""
By default commands wait for the end of the item; with `use_message_queue=False` the venue executes them inside the handler that
sends them.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from nautilus_trader.model.enums import OrderStatus

def seen_in_handler(**venue):
    inside = []

    def act(script):
        inside.append(script.market(BUY, 1_000).status)

    run([quote(0, 1.1, 1.2)], {0: act}, **venue)
    return inside


assert seen_in_handler() == [OrderStatus.SUBMITTED], seen_in_handler()
assert seen_in_handler(use_message_queue=False) == [OrderStatus.FILLED], seen_in_handler(use_message_queue=False)
