"""
A trailing stop with the default trigger type follows trades: on quotes alone it raises `RuntimeError` and ends the run.
With `TriggerType.BID_ASK` it works on quotes.
"""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def trail(**arguments):
    make = lambda s: s.order_factory.trailing_stop_market(EURUSD.id, SELL, EURUSD.make_qty(1_000), Decimal("0.0010"), **arguments)
    return run(quotes(1.1, 1.1005), {0: lambda s: s.send(make(s))})


error = raised(trail)
assert type(error) is RuntimeError, error
assert trail(trigger_type=TriggerType.BID_ASK).order.status_string() == "ACCEPTED"
