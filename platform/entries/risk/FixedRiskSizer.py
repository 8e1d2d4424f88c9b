from decimal import Decimal
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.objects import Money
from nautilus_trader.risk.sizing import FixedRiskSizer
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
sizer = FixedRiskSizer(eurusd)
size = sizer.calculate(
    entry=eurusd.make_price(1.1000),
    stop_loss=eurusd.make_price(1.0950),
    equity=Money(100_000, USD),
    risk=Decimal("0.01"),
    unit_batch_size=Decimal(1_000),
)
print(size)
