"""
In 1.221.0 requested history reaches `on_historical_data` in any state of the actor; in 1.222.0 only while it starts or
runs, so a request in `on_stop` brings nothing.
"""

import tempfile

from kit.components import host
from kit.components import quotes
from kit.market import at
from kit.market import EURUSD
from kit.market import quote
from kit.version import RELEASE
from nautilus_trader.common.actor import Actor
from nautilus_trader.persistence.catalog import ParquetDataCatalog

import pandas as pd


class Asking(Actor):
    def ask(self):
        self.count = 0
        self.request_quote_ticks(EURUSD.id, pd.Timestamp(at(-60), tz="UTC"), pd.Timestamp(at(-1), tz="UTC"))
        return self.count

    def on_start(self):
        self.at_start = self.ask()

    def on_stop(self):
        self.at_stop = self.ask()

    def on_historical_data(self, item):
        self.count += 1


asking = Asking()
with tempfile.TemporaryDirectory() as folder:
    catalog = ParquetDataCatalog(folder)
    catalog.write_data([EURUSD])
    catalog.write_data([quote(second, 1.1, 1.1002) for second in (-30, -20)])
    engine = host(quotes(3), asking)
    engine.kernel.data_engine.register_catalog(catalog)
    engine.run()
assert asking.at_start == 2, asking.at_start
assert asking.at_stop == (2 if RELEASE < (1, 222) else 0), asking.at_stop
