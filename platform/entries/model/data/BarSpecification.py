from datetime import timedelta
from nautilus_trader.model.data import BarSpecification
from nautilus_trader.model.enums import BarAggregation, PriceType

spec = BarSpecification(5, BarAggregation.MINUTE, PriceType.LAST)
print(spec, spec.is_time_aggregated(), spec.timedelta)
print(BarSpecification.from_str("100-TICK-MID").is_threshold_aggregated())
print(BarSpecification.from_timedelta(timedelta(hours=4), PriceType.BID))
