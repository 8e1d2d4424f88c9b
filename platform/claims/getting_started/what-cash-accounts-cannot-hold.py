"""
A currency pair on a cash account with a base currency raises `InvalidConfiguration`, and so does a perpetual on any cash account;
the pair passes with `base_currency=None`, the perpetual on a margin account.
"""

from kit.failures import raised
from kit.market import EURUSD
from kit.simulation import build
from nautilus_trader.model.enums import AccountType
from nautilus_trader.test_kit.providers import TestInstrumentProvider

perpetual = TestInstrumentProvider.btcusdt_perp_binance()
for instrument, venue, text in (
    (EURUSD, {"account_type": AccountType.CASH}, "single-currency CASH account"),
    (perpetual, {"account_type": AccountType.CASH, "base_currency": None}, "Cannot add a `CryptoPerpetual`"),
):
    error = raised(lambda: build(instrument=instrument, **venue))
    assert type(error).__name__ == "InvalidConfiguration", error
    assert text in str(error), error
build(instrument=EURUSD, account_type=AccountType.CASH, base_currency=None)
build(instrument=perpetual, base_currency=None)
