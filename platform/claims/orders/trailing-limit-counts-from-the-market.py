"""
A trailing stop limit keeps its limit price `limit_offset` away from the market, not from the trigger: for a SELL a `limit_offset` below the
`trailing_offset` puts the limit above the trigger.
"""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.model.enums import TriggerType


def prices(limit_offset):
    def send(script):
        order = script.order_factory.trailing_stop_limit(
            EURUSD.id, SELL, EURUSD.make_qty(1_000), limit_offset=Decimal(limit_offset),
            trailing_offset=Decimal("0.0010"), trigger_type=TriggerType.BID_ASK,
        )
        script.send(order)

    order = run([quote(0, 1.1000, 1.1001), quote(1, 1.1000, 1.1001)], {0: send}).order
    return str(order.trigger_price), str(order.price)


assert prices("0.0015") == ("1.09900", "1.09850"), prices("0.0015")
assert prices("0.0005") == ("1.09900", "1.09950"), prices("0.0005")
