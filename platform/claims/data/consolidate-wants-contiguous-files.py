"""
`consolidate_data` raises `AssertionError` by default unless each file begins exactly 1 ns after the one before; with
`ensure_contiguous_files=False` it merges them.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.failures import raised
from kit.market import MINUTE_BARS
from kit.market import quote
from nautilus_trader.model.data import Bar
from nautilus_trader.model.data import QuoteTick

made = catalog(minutes(1, 3), minutes(4, 6))
error = raised(lambda: made.consolidate_data(Bar, str(MINUTE_BARS)))
assert type(error) is AssertionError, error
made.consolidate_data(Bar, str(MINUTE_BARS), ensure_contiguous_files=False)
assert (len(files(made)), len(made.bars())) == (1, 6), files(made)

close = catalog([quote(0, 1.1, 1.2)], [quote(0.000000001, 1.1, 1.2)], name="close")
close.consolidate_data(QuoteTick, "EUR/USD.SIM")
assert (len(files(close)), len(close.quote_ticks())) == (1, 2), files(close)
