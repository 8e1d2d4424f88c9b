"""
An account whose base currency has no rate to the instrument's can't book a fill: neither commission nor profit reaches the balance, and
`unrealized_pnl` is None.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import GBP
from nautilus_trader.model.objects import Money

seen = []
plan = {
    0: lambda s: s.market(BUY, 100_000),
    1: lambda s: seen.append(s.portfolio.unrealized_pnl(s.instrument.id)),
    2: lambda s: s.market(SELL, 100_000),
}
path = quotes(1.1, 1.2, 1.2, 1.2)
unknown = run(path, plan, base_currency=GBP, starting_balances=[Money(1_000, GBP)])
assert [order.status_string() for order in unknown.orders] == ["FILLED", "FILLED"], unknown.orders
assert unknown.account.balance_total(GBP) == Money(1_000, GBP) and seen == [None], (unknown.account, seen)
known = run(path, plan, base_currency=EUR, starting_balances=[Money(1_000_000, EUR)])
assert known.account.balance_total(EUR) != Money(1_000_000, EUR), known.account
