"""A trailing stop whose activation price the market has already reached is rejected; with `reject_stop_orders=False` it trails at once."""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def trail(activation, **venue):
    def send(script):
        order = script.order_factory.trailing_stop_market(
            EURUSD.id, SELL, EURUSD.make_qty(1_000), Decimal("0.0010"),
            activation_price=EURUSD.make_price(activation), trigger_type=TriggerType.BID_ASK,
        )
        script.send(order)

    return run(quotes(1.1, 1.1005, 1.1005), {0: send}, **venue).order


reached = trail(1.0990)
assert reached.status_string() == "REJECTED", reached
assert "activation px of 1.09900 was in the market" in reached.last_event.reason, reached.last_event.reason
at_once = trail(1.0990, reject_stop_orders=False)
assert (at_once.status_string(), str(at_once.trigger_price)) == ("ACCEPTED", "1.09940"), at_once
waits = trail(1.1010)
assert (waits.status_string(), waits.trigger_price) == ("ACCEPTED", None), waits
