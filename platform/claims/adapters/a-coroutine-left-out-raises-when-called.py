"""
A coroutine that a data client leaves out raises `NotImplementedError` when it is called, not when the client is built.
"""

import asyncio

from kit.failures import raised
from nautilus_trader.cache.cache import Cache
from nautilus_trader.common.component import LiveClock
from nautilus_trader.common.component import MessageBus
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.live.data_client import LiveMarketDataClient
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.model.identifiers import TraderId
from nautilus_trader.model.identifiers import Venue

loop, clock = asyncio.new_event_loop(), LiveClock()
client = LiveMarketDataClient(
    loop=loop,
    client_id=ClientId("SIM"),
    venue=Venue("SIM"),
    msgbus=MessageBus(TraderId("DOCS-001"), clock),
    cache=Cache(),
    clock=clock,
    instrument_provider=InstrumentProvider(),
)
for coroutine in (client._connect(), client._subscribe_bars(None), client._request_trade_ticks(None)):
    error = raised(lambda coroutine=coroutine: loop.run_until_complete(coroutine))
    assert type(error) is NotImplementedError, error
