"""
On a cash account an open buy locks its notional in the quote currency and an open sell its quantity in the base currency; a fill books both amounts.
An equity has no base currency: an open sell of 100 shares locks 100 dollars.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import trade
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider

rich = cash("10000 USD", "5000 EUR")
buys = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.limit(BUY, 1_000, 1.05)}, **rich).account
assert buys.balance_locked(USD).as_double() == 1_050, buys.balance(USD)
sells = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.limit(SELL, 1_000, 1.2)}, **rich).account
assert sells.balance_locked(EUR).as_double() == 1_000, sells.balance(EUR)
filled = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}, **rich).account
assert filled.balance_total(EUR).as_double() == 6_000, filled.balance(EUR)
assert filled.balance_total(USD).as_double() == 10_000 - 1_100.10 - 0.02, filled.balance(USD)

share = TestInstrumentProvider.equity()
shares = {"instrument": share, "account_type": AccountType.CASH, "starting_balances": [Money(100_000, USD)]}
steps = {0: lambda s: s.market(BUY, 100), 1: lambda s: s.limit(SELL, 100, 150)}
sold = run([trade(second, 100, instrument=share) for second in range(3)], steps, **shares).account
assert sold.balance_locked(USD).as_double() == 100, sold.balance(USD)
