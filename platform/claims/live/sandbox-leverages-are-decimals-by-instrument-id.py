"""
The sandbox's `default_leverage` is a `Decimal`, and `leverages` a dict of `Decimal` by `InstrumentId`: a number of another type, or
an identifier as text, raises `TypeError` when the node is built.
"""

import asyncio
from decimal import Decimal

from kit.failures import raised
from kit.market import EURUSD
from kit.node import OFF
from nautilus_trader.adapters.sandbox.config import SandboxExecutionClientConfig
from nautilus_trader.adapters.sandbox.factory import SandboxLiveExecClientFactory
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.live.node import TradingNode

loop = asyncio.new_event_loop()


def account(**fields):
    sandbox = SandboxExecutionClientConfig(venue="SIM", starting_balances=["10_000 USD"], base_currency="USD", **fields)
    node = TradingNode(TradingNodeConfig(logging=OFF, exec_clients={"SIM": sandbox}), loop=loop)
    node.cache.add_instrument(EURUSD)
    node.add_exec_client_factory("SIM", SandboxLiveExecClientFactory)
    node.build()
    return node.cache.account_for_venue(EURUSD.venue)


right = account(default_leverage=Decimal(5), leverages={EURUSD.id: Decimal(10)})
assert (right.default_leverage, right.leverage(EURUSD.id)) == (5, 10), right
for fields in (
    {"default_leverage": 5},
    {"default_leverage": 5.0},
    {"leverages": {EURUSD.id: 10.0}},
    {"leverages": {str(EURUSD.id): Decimal(10)}},
):
    assert type(raised(lambda fields=fields: account(**fields))) is TypeError, fields
