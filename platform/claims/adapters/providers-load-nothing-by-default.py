"""
An `InstrumentProvider` loads nothing by default; `load_ids` loads these, and `load_all` everything, also when both are set.
"""

import asyncio

from kit.market import EURUSD
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import InstrumentProviderConfig
from nautilus_trader.test_kit.providers import TestInstrumentProvider

LISTED = [EURUSD, TestInstrumentProvider.default_fx_ccy("GBP/USD")]


class Provider(InstrumentProvider):
    async def load_all_async(self, filters=None):
        self.add_bulk(LISTED)

    async def load_ids_async(self, instrument_ids, filters=None):
        self.add_bulk([instrument for instrument in LISTED if instrument.id in instrument_ids])


def loaded(**config):
    provider = Provider(InstrumentProviderConfig(**config))
    asyncio.run(provider.initialize())
    return [str(instrument.id) for instrument in provider.list_all()]


one = frozenset({EURUSD.id})
assert loaded() == []
assert loaded(load_ids=one) == ["EUR/USD.SIM"]
assert loaded(load_all=True, load_ids=one) == ["EUR/USD.SIM", "GBP/USD.SIM"]
