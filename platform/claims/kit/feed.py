"""A data client without a network: history when asked, a bar at each subscription."""

from __future__ import annotations

import asyncio
from typing import Any

from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import LiveDataClientConfig
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.data_client import LiveMarketDataClient
from nautilus_trader.live.factories import LiveDataClientFactory
from nautilus_trader.live.node import TradingNode
from nautilus_trader.model.data import Bar
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.trading.strategy import Strategy

from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.node import OFF


def bar_at(ts: int) -> Bar:
    """Return a flat bar of the given time in nanoseconds."""
    last = EURUSD.make_price(1.1)
    return Bar(MINUTE_BARS, last, last, last, last, EURUSD.make_qty(1), ts, ts)


class Feed(LiveMarketDataClient):
    """Answers a request for bars with three, a moment later, and a subscription with one."""

    async def _connect(self) -> None:
        pass

    async def _subscribe_bars(self, command: Any) -> None:
        self._handle_data(bar_at(self._clock.timestamp_ns()))

    async def _request_bars(self, request: Any) -> None:
        await asyncio.sleep(0.1)
        history = [bar_at(request.start.value + second) for second in range(3)]
        self._handle_bars(MINUTE_BARS, history, request.id, request.start, request.end, request.params)


def feed_node(strategy: Strategy, feed: type[Feed] = Feed) -> TradingNode:
    """Return a built node with one strategy and a feed of EUR/USD."""

    class Factory(LiveDataClientFactory):
        @staticmethod
        def create(loop: Any, name: str, config: Any, msgbus: Any, cache: Any, clock: Any) -> Feed:
            services = {"loop": loop, "msgbus": msgbus, "cache": cache, "clock": clock}
            return feed(client_id=ClientId(name), venue=EURUSD.venue, instrument_provider=InstrumentProvider(), **services)

    config = TradingNodeConfig(
        logging=OFF,
        data_clients={"SIM": LiveDataClientConfig()},
        timeout_post_stop=0.05,
        timeout_disconnection=0.5,
    )
    node = TradingNode(config, loop=asyncio.new_event_loop())
    node.cache.add_instrument(EURUSD)
    node.trader.add_strategy(strategy)
    node.add_data_client_factory("SIM", Factory)
    node.build()
    return node
