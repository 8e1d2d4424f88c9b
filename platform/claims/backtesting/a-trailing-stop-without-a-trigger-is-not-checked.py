"""
On a cash account the check before the trade passes a trailing stop that has no trigger price yet, so one that the cash can't pay
ends the run when it fills; with a trigger price it is denied.
"""
# only: latest — nightly works out the price where it can

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import TrailingOffsetType
from nautilus_trader.model.enums import TriggerType

def trailing(**arguments):
    def act(script):
        make = script.instrument
        offset = {"trailing_offset": Decimal("100"), "trailing_offset_type": TrailingOffsetType.PRICE}
        fields = {"trigger_type": TriggerType.BID_ASK, **offset, **arguments}
        script.send(script.order_factory.trailing_stop_market(make.id, BUY, make.make_qty(1), **fields))

    data = [quote(second, 40_000 + 200 * second, 40_001 + 200 * second, instrument=BTCUSDT, size=100) for second in range(5)]
    return run(data, {0: act}, instrument=BTCUSDT, **cash(20_000))


open_ended = trailing()
assert open_ended.engine.get_result().iterations < 5, open_ended.order.status
named = trailing(trigger_price=BTCUSDT.make_price(40_101))
assert named.order.status == OrderStatus.DENIED, named.order.status
