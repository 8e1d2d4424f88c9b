"""
A catalog's identifiers must match exactly; bars are also found by the start of their type up to a hyphen, such as the
instrument, as long as no type matches exactly.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.market import quote

made = catalog(minutes(1, 2), [quote(0, 1.1, 1.2)])
assert len(made.bars(["EUR/USD.SIM-1-MINUTE-LAST-EXTERNAL"])) == 2
assert len(made.bars(["EUR/USD.SIM"])) == 2
assert len(made.bars(["EUR/USD.SIM-1-MINUTE"])) == 2
assert made.bars(["EUR/USD"]) == []
assert made.bars(["EUR/USD.SIM-1-MIN"]) == []
assert made.bars(["EUR/USD.SIM-1-MINUTE-BID-EXTERNAL"]) == []
assert len(made.quote_ticks(["EUR/USD.SIM"])) == 1
assert made.quote_ticks(["EUR/USD"]) == []
