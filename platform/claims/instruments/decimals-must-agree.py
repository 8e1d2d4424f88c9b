"""The constructor raises `ValueError` when `price_precision` isn't the number of decimals of `price_increment`, or `size_precision` that of `size_increment`."""

from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.model.instruments import CurrencyPair

values = CurrencyPair.to_dict(EURUSD)
for field, value in (("price_increment", "0.0001"), ("size_precision", 2), ("price_precision", 4), ("size_increment", "0.1")):
    error = raised(lambda field=field, value=value: CurrencyPair.from_dict(values | {field: value}))
    assert type(error) is ValueError, (field, error)
assert CurrencyPair.from_dict(values) == EURUSD
