"""
Where the venue doesn't support contingent orders, the stop of a bracket stays open after its target fills, unless
`manage_contingent_orders=True`: then the strategy cancels it.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote

QUOTES = [quote(0, 1.1000, 1.1002), quote(1, 1.1000, 1.1002), quote(2, 1.1102, 1.1104), quote(3, 1.1102, 1.1104)]


def enter(script):
    make = script.instrument
    script.submit_order_list(
        script.order_factory.bracket(
            make.id,
            BUY,
            make.make_qty(1_000),
            tp_price=make.make_price(1.1100),
            sl_trigger_price=make.make_price(1.0900),
        ),
    )


def stop(managed):
    result = run(QUOTES, {0: enter}, strategy={"manage_contingent_orders": managed}, support_contingent_orders=False)
    return next(order for order in result.orders if order.order_type.name == "STOP_MARKET").status.name


assert stop(False) == "ACCEPTED", stop(False)
assert stop(True) == "CANCELED", stop(True)
