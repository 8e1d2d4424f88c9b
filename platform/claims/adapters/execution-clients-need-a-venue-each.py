"""
Two execution clients of one venue make `build` raise `ValueError`, even under names that differ; with a venue each they
build.
"""

import asyncio

from kit.failures import raised
from kit.node import OFF
from kit.node import Venue as Told
from kit.node import VenueClient
from nautilus_trader.config import LiveExecClientConfig
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.factories import LiveExecClientFactory
from nautilus_trader.live.node import TradingNode
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.model.identifiers import Venue


def node(**venues):
    class Factory(LiveExecClientFactory):
        @staticmethod
        def create(loop, name, config, msgbus, cache, clock):
            services = {"loop": loop, "msgbus": msgbus, "cache": cache, "clock": clock}
            client = VenueClient(
                client_id=ClientId(name), venue=Venue(venues[name]), oms_type=OmsType.NETTING,
                account_type=AccountType.MARGIN, base_currency=USD, instrument_provider=InstrumentProvider(), **services,
            )
            client.told = Told()
            return client

    config = TradingNodeConfig(logging=OFF, exec_clients={name: LiveExecClientConfig() for name in venues})
    made = TradingNode(config, loop=asyncio.new_event_loop())
    for name in venues:
        made.add_exec_client_factory(name, Factory)
    return made


error = raised(node(SPOT="SIM", FUTURES="SIM").build)
assert type(error) is ValueError, error
both = node(SPOT="SIM", FUTURES="SIM_FUTURES")
both.build()
assert len(both.kernel.exec_engine.registered_clients) == 2
