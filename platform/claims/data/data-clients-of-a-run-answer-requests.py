"""
In a backtest a data client that `BacktestRunConfig.data_clients` names answers requests that carry its `client_id`; without it,
and unless the client serves the venue, only the catalogs answer.
"""

from kit.described import describe
from kit.described import stored
from kit.history import Asker
from kit.market import MINUTE_BARS
from kit.market import at
from kit.market import bar
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import LiveDataClientConfig
from nautilus_trader.live.data_client import LiveMarketDataClient
from nautilus_trader.live.factories import LiveDataClientFactory
from nautilus_trader.model.identifiers import ClientId

import pandas as pd


class Vendor(LiveMarketDataClient):
    async def _request_bars(self, request):
        older = [bar(-60 * n, 1.1, 1.1, 1.1, 1.1) for n in (3, 2, 1)]
        self._handle_bars(request.bar_type, older, request.id, request.start, request.end, request.params)


class VendorFactory(LiveDataClientFactory):
    @staticmethod
    def create(loop, name, config, msgbus, cache, clock):
        provider = InstrumentProvider()
        return Vendor(loop=loop, client_id=ClientId(name), venue=None, msgbus=msgbus, cache=cache, clock=clock, instrument_provider=provider)


def names(**route):
    config = describe(stored(2), data_clients={"VENDOR": LiveDataClientConfig()}, raise_exception=True, dispose_on_completion=False)
    node = BacktestNode([config])
    node.add_data_client_factory("VENDOR", VendorFactory)
    node.build()
    start = pd.Timestamp(at(-600), tz="UTC")
    asker = Asker(lambda asker: asker.request_bars(MINUTE_BARS, start=start, callback=asker.done, **route))
    node.get_engine(config.id).add_strategy(asker)
    node.run()
    return asker.names()


assert names() == ["done"], names()
assert names(client_id=ClientId("VENDOR")) == ["history"] * 3 + ["done"], names(client_id=ClientId("VENDOR"))
