"""An emulated trailing stop follows its `trigger_type`, not its `emulation_trigger`: with the default type on quotes alone `submit_order` raises `TypeError` and ends the run."""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def trail(**arguments):
    def send(script):
        order = script.order_factory.trailing_stop_market(
            EURUSD.id, SELL, EURUSD.make_qty(1_000), Decimal("0.0010"), emulation_trigger=TriggerType.BID_ASK, **arguments
        )
        script.send(order)

    return run(quotes(1.1, 1.1005), {0: send})


assert type(raised(trail)) is TypeError, raised(trail)
assert trail(trigger_type=TriggerType.BID_ASK).order.status_string() == "EMULATED"
