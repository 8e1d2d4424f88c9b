"""
The constructor of `BarSpecification` refuses steps that don't tile: 7 minutes, 60 minutes, 2 days; `BarType.from_str`
skips the rule.
"""

from kit.failures import raised
from nautilus_trader.model import BarSpecification
from nautilus_trader.model import BarType
from nautilus_trader.model.enums import BarAggregation
from nautilus_trader.model.enums import PriceType


def spec(step, aggregation):
    return BarSpecification(step, BarAggregation[aggregation], PriceType.LAST)


right = [(5, "MINUTE"), (500, "MILLISECOND"), (12, "HOUR"), (1, "DAY"), (6, "MONTH"), (7, "TICK"), (3, "YEAR")]
wrong = [(7, "MINUTE"), (60, "MINUTE"), (1000, "MILLISECOND"), (24, "HOUR"), (2, "DAY"), (2, "WEEK"), (12, "MONTH")]
for step, aggregation in right:
    assert spec(step, aggregation).step == step
for step, aggregation in wrong:
    assert type(raised(lambda: spec(step, aggregation))) is ValueError, (step, aggregation)
assert BarType.from_str("EUR/USD.SIM-7-MINUTE-MID-INTERNAL").spec.step == 7
