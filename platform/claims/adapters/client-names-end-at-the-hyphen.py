"""
The part of a client's name before `-` selects its factory and is what the client is called, so two data clients that differ
only behind it make `build` raise `KeyError`; names that differ before it make two clients.
"""

import asyncio

from kit.failures import raised
from kit.node import OFF
from nautilus_trader.config import LiveDataClientConfig
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.data_client import LiveMarketDataClient
from nautilus_trader.live.factories import LiveDataClientFactory
from nautilus_trader.live.node import TradingNode
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.model.identifiers import Venue


class Factory(LiveDataClientFactory):
    @staticmethod
    def create(loop, name, config, msgbus, cache, clock):
        services = {"loop": loop, "msgbus": msgbus, "cache": cache, "clock": clock}
        return LiveMarketDataClient(
            client_id=ClientId(name), venue=Venue("SIM"), instrument_provider=InstrumentProvider(), **services,
        )


def node(*names):
    config = TradingNodeConfig(logging=OFF, data_clients={name: LiveDataClientConfig() for name in names})
    made = TradingNode(config, loop=asyncio.new_event_loop())
    for name in sorted({name.partition("-")[0] for name in names}):
        made.add_data_client_factory(name, Factory)
    return made


error = raised(node("SIM-A", "SIM-B").build)
assert type(error) is KeyError, error
apart = node("SIM_A", "SIM_B")
apart.build()
assert sorted(str(client) for client in apart.kernel.data_engine.registered_clients) == ["SIM_A", "SIM_B"]
