"""
In 1.221.0 a subscription to internal bars of a year raises `ValueError`; in 1.222.0 they are built. Months are built in
both.
"""

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from kit.version import RELEASE
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.data import BarType


class Taker(Actor):
    name = "YEAR"

    def on_start(self):
        self.subscribe_bars(BarType.from_str(f"EUR/USD.SIM-1-{self.name}-MID-INTERNAL"))


if RELEASE < (1, 222):
    error = raised(host(quotes(1), Taker()).run)
    assert type(error) is ValueError, error
else:
    host(quotes(1), Taker()).run()
Taker.name = "MONTH"
host(quotes(1), Taker()).run()
