"""
A catalog writes `IndexPriceUpdate` and raises `NotImplementedError` when it reads them; `MarkPriceUpdate` it reads back.
"""

from kit.catalogs import catalog
from kit.failures import raised
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.model.data import IndexPriceUpdate
from nautilus_trader.model.data import MarkPriceUpdate

price = EURUSD.make_price(1.1)
made = catalog([IndexPriceUpdate(EURUSD.id, price, at(0), at(0))], [MarkPriceUpdate(EURUSD.id, price, at(0), at(0))])
assert len(made.query(MarkPriceUpdate)) == 1
error = raised(lambda: made.query(IndexPriceUpdate))
assert type(error) is NotImplementedError, error
