"""`consolidate_data` merges files that overlap as they are: a query returned their rows in order of time before, and doesn't afterwards."""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.failures import raised
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.model.data import Bar

made = catalog(minutes(1, 4))
assert type(raised(lambda: made.write_data(minutes(3, 6)))) is AssertionError


def times():
    return [(item.ts_init - at(0)) // 60_000_000_000 for item in made.bars()]


assert times() == [1, 2, 3, 3, 4, 4, 5, 6], times()
made.consolidate_data(Bar, str(MINUTE_BARS), ensure_contiguous_files=False)
assert times() == [1, 2, 3, 4, 3, 4, 5, 6], times()
