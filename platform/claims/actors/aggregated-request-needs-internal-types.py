"""
`request_aggregated_bars` with a bar type that isn't `INTERNAL` logs an error, requests nothing and returns `None`.
"""

from kit.components import play
from kit.components import quotes
from kit.market import MINUTE_BARS
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.data import BarType

import pandas as pd


class Asking(Actor):
    def on_start(self):
        start = self.clock.utc_now() - pd.Timedelta(hours=1)
        self.external = self.request_aggregated_bars([MINUTE_BARS], start)
        internal = BarType.from_str("EUR/USD.SIM-5-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL")
        self.internal = self.request_aggregated_bars([internal], start)


asking = Asking()
play(quotes(1), asking)
assert asking.external is None, asking.external
assert asking.internal is not None
