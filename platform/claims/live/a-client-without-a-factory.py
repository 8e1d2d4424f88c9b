"""
A client name without a factory is left out of the node, which builds all the same; a factory that is added twice under one
name raises `KeyError`.
"""

import asyncio

from kit.failures import raised
from kit.node import OFF
from kit.node import Venue
from kit.node import venue_factory
from nautilus_trader.config import LiveExecClientConfig
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.node import TradingNode


def node():
    config = TradingNodeConfig(logging=OFF, exec_clients={"SIM": LiveExecClientConfig()})
    return TradingNode(config, loop=asyncio.new_event_loop())


without = node()
without.build()
assert without.kernel.exec_engine.registered_clients == []

served = node()
served.add_exec_client_factory("SIM", venue_factory(Venue()))
error = raised(lambda: served.add_exec_client_factory("SIM", venue_factory(Venue())))
assert type(error) is KeyError, error
served.build()
assert len(served.kernel.exec_engine.registered_clients) == 1
