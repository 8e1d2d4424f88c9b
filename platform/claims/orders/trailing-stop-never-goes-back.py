"""The trigger of a trailing stop follows the market by its offset and never moves back."""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType

seen = []


def send(script):
    script.marks["trail"] = script.send(
        script.order_factory.trailing_stop_market(
            EURUSD.id, SELL, EURUSD.make_qty(1_000), trailing_offset=Decimal("0.0010"), trigger_type=TriggerType.BID_ASK
        )
    )


note = lambda script: seen.append(str(script.marks["trail"].trigger_price))
done = run(quotes(1.1, 1.1020, 1.1015, 1.1030, 1.1010), {0: send, 1: note, 2: note, 3: note})
assert seen == ["1.10090", "1.10090", "1.10190"], seen
assert done.order.status_string() == "FILLED", done.order
