"""`make_qty` rounds to the nearest, a half to the even neighbour, and down with `round_down=True`; what would become 0 raises `ValueError`."""

from kit.failures import raised
from kit.market import EURUSD

assert [str(EURUSD.make_qty(value)) for value in (1000.5, 1001.5, 1001.9)] == ["1000", "1002", "1002"]
assert str(EURUSD.make_qty(1001.9, round_down=True)) == "1001"
assert type(raised(lambda: EURUSD.make_qty(0.4))) is ValueError
assert str(EURUSD.make_qty(0)) == "0"
