"""
In 1.221.0 the whole answer to a request is in the cache before the first `on_historical_data`, and nothing of it goes
over the bus; in 1.222.0 it goes item by item into the cache and over topics that begin with `historical.`.
"""

import tempfile

from kit.components import host
from kit.components import quotes
from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from kit.version import RELEASE
from nautilus_trader.common.actor import Actor
from nautilus_trader.persistence.catalog import ParquetDataCatalog

import pandas as pd

cached, topics = [], []


class Asking(Actor):
    def on_start(self):
        self.msgbus.subscribe("historical.data.quotes.SIM.EUR/USD", lambda tick: topics.append("historical"))
        self.msgbus.subscribe("data.quotes.*", lambda tick: topics.append("live"))
        self.request_quote_ticks(EURUSD.id, pd.Timestamp(at(-60), tz="UTC"))

    def on_historical_data(self, item):
        cached.append(self.cache.quote_tick_count(EURUSD.id))


with tempfile.TemporaryDirectory() as folder:
    catalog = ParquetDataCatalog(folder)
    catalog.write_data([EURUSD])
    catalog.write_data([quote(second, 1.1, 1.1002) for second in (-30, -20, -10)])
    engine = host(quotes(1), Asking())
    engine.kernel.data_engine.register_catalog(catalog)
    engine.run()
if RELEASE < (1, 222):
    assert (cached, topics) == ([3, 3, 3], ["live"]), (cached, topics)
else:
    assert (cached, topics) == ([1, 2, 3], ["historical"] * 3 + ["live"]), (cached, topics)
