"""
A post-only STOP_LIMIT that `reject_stop_orders=False` accepts in the market fills as a taker; one that fires later, with a
marketable limit, is rejected.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.model.enums import LiquiditySide
from nautilus_trader.model.enums import OrderStatus

price = EURUSD.make_price


def sent(trigger, *asks):
    def send(script):
        make = script.order_factory.stop_limit
        script.send(make(EURUSD.id, BUY, EURUSD.make_qty(1_000), price(1.2), price(trigger), post_only=True))

    return run([quote(second, ask - 0.0002, ask) for second, ask in enumerate(asks)], {0: send}, reject_stop_orders=False)


inside = sent(1.05, 1.1000, 1.1000)
assert inside.order.status == OrderStatus.FILLED, inside.order.status
assert inside.fills[0].liquidity_side == LiquiditySide.TAKER
assert sent(1.1050, 1.1000, 1.1100).order.status == OrderStatus.REJECTED
