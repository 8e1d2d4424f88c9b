"""
`FixedRiskSizer` leaves the multiplier out: for a future with a multiplier of 50 it gives fifty times the size. In 1.221.0 it also raises `TypeError` for an
instrument without `max_quantity`.
"""

from decimal import Decimal

from kit.failures import raised
from kit.market import EURUSD
from kit.version import RELEASE
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.instruments import FuturesContract
from nautilus_trader.model.objects import Money
from nautilus_trader.model.objects import Quantity
from nautilus_trader.risk.sizing import FixedRiskSizer
from nautilus_trader.test_kit.providers import TestInstrumentProvider

ES = TestInstrumentProvider.es_future(2024, 3)
values = FuturesContract.to_dict(ES)


def contracts(instrument):
    sizer = FixedRiskSizer(instrument)
    return sizer.calculate(instrument.make_price(5_000), instrument.make_price(4_990), Money(250_000, USD), Decimal("0.01"))


pair = FixedRiskSizer(EURUSD).calculate(EURUSD.make_price(1.1), EURUSD.make_price(1.09), Money(250_000, USD), Decimal("0.01"))
assert pair == 250_000, pair
if RELEASE >= (1, 222, 0):
    for multiplier in (1, 50):
        assert contracts(FuturesContract.from_dict(values | {"multiplier": str(multiplier)})) == 250
else:
    assert type(raised(lambda: contracts(ES))) is TypeError
