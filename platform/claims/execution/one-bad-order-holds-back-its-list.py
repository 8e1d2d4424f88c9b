"""
When one order of a list fails a check of its own, only that order is denied and the others stay INITIALIZED; when the balance check fails,
all are denied.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes


def states(*sizes):
    def send(script):
        make, instrument = script.order_factory, script.instrument
        price = instrument.make_price(1.05)
        orders = [make.limit(instrument.id, BUY, instrument.make_qty(size), price) for size in sizes]
        script.submit_order_list(make.create_list(orders))

    return [order.status_string() for order in run(quotes(1.1, 1.1), {0: send}, **cash()).orders]


assert states(1_000, 10, 1_000) == ["INITIALIZED", "DENIED", "INITIALIZED"], states(1_000, 10, 1_000)
assert states(5_000, 6_000) == ["DENIED", "DENIED"], states(5_000, 6_000)
assert states(1_000, 1_000) == ["ACCEPTED", "ACCEPTED"], states(1_000, 1_000)
