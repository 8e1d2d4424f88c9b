"""
In a node `on_start` returns before the history that it requests is there: a bar subscribed to in `on_start` can come first,
one subscribed to in the request's callback comes behind all of the history.
"""

import asyncio

from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.node import OFF
from kit.node import session
from nautilus_trader.config import LiveDataClientConfig
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.data_client import LiveMarketDataClient
from nautilus_trader.live.factories import LiveDataClientFactory
from nautilus_trader.live.node import TradingNode
from nautilus_trader.model.data import Bar
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.trading.strategy import Strategy

import pandas as pd


def bar(ts):
    last = EURUSD.make_price(1.1)
    return Bar(MINUTE_BARS, last, last, last, last, EURUSD.make_qty(1), ts, ts)


class Feed(LiveMarketDataClient):
    async def _connect(self):
        pass

    async def _subscribe_bars(self, command):
        self._handle_data(bar(self._clock.timestamp_ns()))

    async def _request_bars(self, request):
        await asyncio.sleep(0.1)
        history = [bar(request.start.value + second) for second in range(3)]
        self._handle_bars(MINUTE_BARS, history, request.id, request.start, request.end, request.params)


class Factory(LiveDataClientFactory):
    @staticmethod
    def create(loop, name, config, msgbus, cache, clock):
        services = {"loop": loop, "msgbus": msgbus, "cache": cache, "clock": clock}
        return Feed(client_id=ClientId(name), venue=EURUSD.venue, instrument_provider=InstrumentProvider(), **services)


class Asks(Strategy):
    def __init__(self, wait):
        super().__init__()
        self.wait, self.arrived = wait, []

    def on_start(self):
        start = self.clock.utc_now() - pd.Timedelta(minutes=10)
        self.request_bars(MINUTE_BARS, start=start, callback=self.done)
        if not self.wait:
            self.subscribe_bars(MINUTE_BARS)
        self.arrived.append("started")

    def on_historical_data(self, data):
        self.arrived.append("history")

    def done(self, request_id):
        self.arrived.append("done")
        if self.wait:
            self.subscribe_bars(MINUTE_BARS)

    def on_bar(self, bar):
        self.arrived.append("bar")


def order(wait):
    config = TradingNodeConfig(
        logging=OFF, data_clients={"SIM": LiveDataClientConfig()}, timeout_post_stop=0.05, timeout_disconnection=0.5,
    )
    node, asks = TradingNode(config, loop=asyncio.new_event_loop()), Asks(wait)
    node.cache.add_instrument(EURUSD)
    node.trader.add_strategy(asks)
    node.add_data_client_factory("SIM", Factory)
    node.build()
    session(node, seconds=1.0)
    return asks.arrived


assert order(False) == ["started", "bar", *["history"] * 3, "done"], order(False)
assert order(True) == ["started", *["history"] * 3, "done", "bar"], order(True)
