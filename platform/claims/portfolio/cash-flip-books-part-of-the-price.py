"""
On a cash account without a base currency, a fill beyond an open position on the other side books its whole base amount, but its quote
amount for the position's size only; the same sale in two orders, the first of the position's size, books all of it.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD


def totals(*sizes):
    steps = [lambda s: s.market(BUY, 1_000), *[lambda s, size=size: s.market(SELL, size) for size in sizes]]
    account = run(quotes(*[1.1] * 4), dict(enumerate(steps)), **cash("10000 USD", "5000 EUR")).account
    return account.balance_total(EUR).as_double(), account.balance_total(USD).as_double()


assert totals(3_000) == (3_000, 9_999.71), totals(3_000)
assert totals(1_000, 2_000) == (3_000, 12_199.52), totals(1_000, 2_000)
