"""
Requested history comes to `on_historical_data`, one item at a time, and never to `on_bar`; in a backtest the whole answer
arrives within the call, and the callback runs after the last item.
"""

import tempfile

from kit.components import host
from kit.market import at
from kit.market import bar
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.common.actor import Actor
from nautilus_trader.persistence.catalog import ParquetDataCatalog

import pandas as pd

calls = []


class WarmUp(Actor):
    def on_start(self):
        start = pd.Timestamp(at(-600), tz="UTC")
        self.subscribe_bars(MINUTE_BARS)
        self.request_bars(MINUTE_BARS, start, callback=lambda request_id: calls.append("callback"))
        calls.append("next line")

    def on_historical_data(self, item):
        calls.append((item.ts_event - at(0)) // 10**9)

    def on_bar(self, item):
        calls.append("on_bar")


with tempfile.TemporaryDirectory() as folder:
    catalog = ParquetDataCatalog(folder)
    catalog.write_data([EURUSD])
    catalog.write_data([bar(seconds, 1.1, 1.1, 1.1, 1.1) for seconds in (-180, -120, -60)])
    engine = host([bar(60, 1.1, 1.1, 1.1, 1.1), bar(120, 1.1, 1.1, 1.1, 1.1)], WarmUp())
    engine.kernel.data_engine.register_catalog(catalog)
    engine.run()
history = [call for call in calls if type(call) is int]
assert history and history == sorted(history) and max(history) <= 0, calls
assert calls[len(history) :] == ["callback", "next line", "on_bar", "on_bar"], calls
