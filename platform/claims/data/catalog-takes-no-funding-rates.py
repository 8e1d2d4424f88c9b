"""
A catalog raises `TypeError` when it is asked to write a `FundingRateUpdate`.
"""

from decimal import Decimal

from kit.catalogs import catalog
from kit.failures import raised
from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from nautilus_trader.model.data import FundingRateUpdate

made = catalog([quote(0, 1.1, 1.2)])
rate = FundingRateUpdate(EURUSD.id, Decimal("0.0001"), at(0), at(0))
error = raised(lambda: made.write_data([rate]))
assert type(error) is TypeError, error
