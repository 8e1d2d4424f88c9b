"""
A bar type's text that doesn't parse raises `ValueError` with the part that is wrong and its position, counted from 0.
"""

from kit.failures import raised
from nautilus_trader.model.data import BarType

for text, part in (
    ("EUR/USD.SIM-1-MIN-LAST-EXTERNAL", "'MIN' at position 2"),
    ("EUR/USD.SIM-1-MINUTE-LAST-OUTSIDE", "'OUTSIDE' at position 4"),
    ("EURUSD-1-MINUTE-LAST-EXTERNAL", "'EURUSD' at position 0"),
):
    error = raised(lambda text=text: BarType.from_str(text))
    assert type(error) is ValueError, error
    assert part in str(error), error
assert BarType.from_str("EUR/USD.SIM-1-MINUTE-LAST-EXTERNAL").is_externally_aggregated()
