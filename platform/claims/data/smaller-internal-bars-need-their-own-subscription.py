"""
A bar over `INTERNAL` bars never appears on 1.222.0 without a subscription of its own to the smaller bars; 1.221.0
builds these too. One over `EXTERNAL` bars needs no second subscription on either.
"""

from kit.bars import built
from kit.market import bar
from kit.market import quote
from kit.version import RELEASE

quotes = [quote(30 + 60 * minute, 1.1, 1.1002) for minute in range(6)]
alone = built("EUR/USD.SIM-2-MINUTE-BID-INTERNAL@1-MINUTE-INTERNAL", quotes)
assert bool(alone) == (RELEASE == (1, 221, 0)), alone

minutes = [bar(60 * minute, 1.1, 1.1, 1.1, 1.1) for minute in range(1, 7)]
assert built("EUR/USD.SIM-2-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL", minutes)
