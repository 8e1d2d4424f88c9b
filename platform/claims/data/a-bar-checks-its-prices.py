"""
A `Bar` whose high is below its open, low or close, or whose low is above its close or open, raises `ValueError`.
"""

from kit.failures import raised
from kit.market import bar

assert str(bar(0, 1.1, 1.2, 1.0, 1.1).high) == "1.20000"
for prices in ((1.1, 1.05, 1.0, 1.02), (1.1, 1.2, 1.15, 1.18), (1.1, 1.2, 1.1, 1.05), (1.1, 1.15, 1.0, 1.18)):
    error = raised(lambda prices=prices: bar(0, *prices))
    assert type(error) is ValueError, (prices, error)
error = raised(lambda: bar(0, 1.1, 1.05, 1.0, 1.02))
assert "high was < open" in str(error), error
