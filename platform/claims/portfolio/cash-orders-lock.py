"""On a cash account an open buy locks its notional in the quote currency and an open sell its quantity in the base currency; a fill books both amounts."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD

rich = cash("10000 USD", "5000 EUR")
buys = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.limit(BUY, 1_000, 1.05)}, **rich).account
assert buys.balance_locked(USD).as_double() == 1_050, buys.balance(USD)
sells = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.limit(SELL, 1_000, 1.2)}, **rich).account
assert sells.balance_locked(EUR).as_double() == 1_000, sells.balance(EUR)
filled = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}, **rich).account
assert filled.balance_total(EUR).as_double() == 6_000, filled.balance(EUR)
assert filled.balance_total(USD).as_double() == 10_000 - 1_100.10 - 0.02, filled.balance(USD)
