"""
Bars of a composite type carry its standard part, without `@`; the composite type and its standard part are not equal.
"""

from kit.bars import built
from kit.market import bar
from nautilus_trader.model.data import BarType

COMPOSITE = BarType.from_str("EUR/USD.SIM-2-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL")
minutes = [bar(60 * minute, 1.1, 1.1, 1.1, 1.1) for minute in range(1, 7)]
bars = built(str(COMPOSITE), minutes)
assert bars
assert {str(item.bar_type) for item in bars} == {"EUR/USD.SIM-2-MINUTE-LAST-INTERNAL"}, bars
assert COMPOSITE != COMPOSITE.standard()
assert str(COMPOSITE) == "EUR/USD.SIM-2-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL"
