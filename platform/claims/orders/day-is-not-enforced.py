"""The simulator doesn't enforce DAY: the order is still working two days later, as a GTC order is."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from nautilus_trader.model.enums import TimeInForce

DAY = 86_400
days = [quote(day * DAY, 1.0999, 1.1001) for day in range(3)]
for value in (TimeInForce.DAY, TimeInForce.GTC):
    kept = run(days, {0: lambda s, value=value: s.limit(BUY, 1_000, 1.09, time_in_force=value)}).order
    assert kept.status_string() == "ACCEPTED", (value, kept)
