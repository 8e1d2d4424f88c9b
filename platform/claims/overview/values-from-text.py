"""
`Price.from_str` takes its precision from the text and underscores as grouping; text that is no number, a comma included,
raises `decimal.InvalidOperation`. `Money.from_str` rounds to the currency.
"""

from decimal import InvalidOperation

from kit.failures import raised
from nautilus_trader.model import Money
from nautilus_trader.model import Price

precisions = [Price.from_str(text).precision for text in ("1.23", "1.230", "5_000", "5_000.10")]
assert precisions == [2, 3, 0, 2], precisions
for text in ("1,000", "abc", ""):
    assert type(raised(lambda: Price.from_str(text))) is InvalidOperation, text
assert Money.from_str("10.999 USD") == Money(11, Money.from_str("1 USD").currency)
