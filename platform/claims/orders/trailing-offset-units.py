"""
An offset of 10 trails a SELL at a bid of 1.10000 to 1.09890 as basis points and to 1.09990 as ticks; as a price, 0.0010 trails it to 1.09900.
`PRICE_TIER` raises `RuntimeError`, `NO_TRAILING_OFFSET` `ValueError`.
"""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.model.enums import TrailingOffsetType
from nautilus_trader.model.enums import TriggerType

data = [quote(0, 1.1000, 1.1001), quote(1, 1.1000, 1.1001)]


def trigger(offset, kind):
    def send(script):
        script.send(
            script.order_factory.trailing_stop_market(
                EURUSD.id, SELL, EURUSD.make_qty(1_000), trailing_offset=Decimal(offset),
                trailing_offset_type=TrailingOffsetType[kind], trigger_type=TriggerType.BID_ASK,
            )
        )

    return str(run(data, {0: send}).order.trigger_price)


assert trigger("0.0010", "PRICE") == "1.09900"
assert trigger("10", "BASIS_POINTS") == "1.09890", trigger("10", "BASIS_POINTS")
assert trigger("10", "TICKS") == "1.09990", trigger("10", "TICKS")
assert type(raised(lambda: trigger("10", "PRICE_TIER"))) is RuntimeError
assert type(raised(lambda: trigger("10", "NO_TRAILING_OFFSET"))) is ValueError
