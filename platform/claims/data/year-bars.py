"""
A subscription to internal `YEAR` bars raises `ValueError` on 1.221.0 and is taken by 1.222.0; `MONTH` is taken by both.
"""

from kit.bars import built
from kit.failures import raised
from kit.market import quote
from kit.version import RELEASE

data = [quote(0, 1.1, 1.1002), quote(40 * 86_400, 1.1, 1.1002), quote(380 * 86_400, 1.1, 1.1002)]
assert built("EUR/USD.SIM-1-MONTH-BID-INTERNAL", data)
YEARS = "EUR/USD.SIM-1-YEAR-BID-INTERNAL"
if RELEASE == (1, 221, 0):
    error = raised(lambda: built(YEARS, data))
    assert type(error) is ValueError, error
    assert "YEAR" in str(error), error
else:
    assert built(YEARS, data)
