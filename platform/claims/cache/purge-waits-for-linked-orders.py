"""
`purge_closed_orders` keeps a closed order as long as an order that is linked to it is open.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.market import at


def enter(script):
    make = script.instrument
    script.submit_order_list(
        script.order_factory.bracket(
            make.id,
            BUY,
            make.make_qty(1_000),
            tp_price=make.make_price(1.2),
            sl_trigger_price=make.make_price(1.0),
        ),
    )


def left(plan):
    cache = run(quotes(4), plan).engine.cache
    cache.purge_closed_orders(ts_now=at(3600))
    return cache.orders_total_count()


assert left({0: enter}) == 3, left({0: enter})
assert left({0: enter, 2: lambda script: script.cancel_all_orders(script.instrument.id)}) == 0
