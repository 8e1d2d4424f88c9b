"""
The data clients of BitMEX and Hyperliquid are built without a key; that of OKX raises `ValueError` without one.
"""

import asyncio
from importlib import import_module

from kit.failures import raised
from kit.node import OFF
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.node import TradingNode


def node(module, prefix):
    package = f"nautilus_trader.adapters.{module}"
    client = getattr(import_module(f"{package}.config"), f"{prefix}DataClientConfig")
    made = TradingNode(TradingNodeConfig(logging=OFF, data_clients={prefix: client()}), loop=asyncio.new_event_loop())
    made.add_data_client_factory(prefix, getattr(import_module(f"{package}.factories"), f"{prefix}LiveDataClientFactory"))
    return made


for module, prefix in (("bitmex", "Bitmex"), ("hyperliquid", "Hyperliquid")):
    keyless = node(module, prefix)
    keyless.build()
    assert len(keyless.kernel.data_engine.registered_clients) == 1, module
error = raised(node("okx", "OKX").build)
assert type(error) is ValueError, error
