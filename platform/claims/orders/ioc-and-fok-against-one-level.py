"""
Against a quote that offers a million, an IOC limit for three million at the ask ends CANCELED with one million filled, and an FOK limit
ends CANCELED with none; an FOK limit for one million fills.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import TimeInForce


def outcome(value, quantity):
    order = run(quotes(1.1, 1.1), {0: lambda s: s.limit(BUY, quantity, 1.1001, time_in_force=value)}).order
    return order.status_string(), float(order.filled_qty)


assert outcome(TimeInForce.IOC, 3_000_000) == ("CANCELED", 1_000_000), outcome(TimeInForce.IOC, 3_000_000)
assert outcome(TimeInForce.FOK, 3_000_000) == ("CANCELED", 0), outcome(TimeInForce.FOK, 3_000_000)
assert outcome(TimeInForce.FOK, 1_000_000) == ("FILLED", 1_000_000), outcome(TimeInForce.FOK, 1_000_000)
