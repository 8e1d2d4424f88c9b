"""
`where` of a catalog query compares integer columns such as `ts_init`; on a price, which is stored as binary, it raises
`RuntimeError`.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.failures import raised
from kit.market import at

made = catalog(minutes(1, 3))
assert len(made.bars(where=f"ts_init > {at(60)}")) == 2
error = raised(lambda: made.bars(where="close > 1.1"))
assert type(error) is RuntimeError, error
