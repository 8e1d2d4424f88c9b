"""
A provider that has loaded doesn't load again at a second `initialize`, unless `reload=True`; while one load is under way, a
second caller of 1.222.0 waits for it.
"""

import asyncio

from kit.market import EURUSD
from kit.version import RELEASE
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import InstrumentProviderConfig


class Provider(InstrumentProvider):
    loads = 0
    seen = ()

    async def load_all_async(self, filters=None):
        self.loads += 1
        await asyncio.sleep(0)
        self.add(EURUSD)


async def main():
    twice = Provider(InstrumentProviderConfig(load_all=True))
    await twice.initialize()
    await twice.initialize()
    assert twice.loads == 1, twice.loads
    await twice.initialize(reload=True)
    assert twice.loads == 2, twice.loads

    if RELEASE != (1, 221, 0):
        shared = Provider(InstrumentProviderConfig(load_all=True))
        counts = []

        async def use():
            await shared.initialize()
            counts.append(shared.count)

        await asyncio.gather(use(), use())
        assert (shared.loads, counts) == (1, [1, 1]), (shared.loads, counts)


asyncio.run(main())
