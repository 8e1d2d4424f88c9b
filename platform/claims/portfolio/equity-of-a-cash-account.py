"""
On a cash account with a base currency the price of bought shares leaves the balance, so equity is the balance plus `net_exposure` while
positions are long; the balance plus unrealised PnL is short by what they cost.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.test_kit.providers import TestInstrumentProvider

AAPL = TestInstrumentProvider.equity(symbol="AAPL", venue="XNAS")
data = [quote(second, 100 + second, 100.02 + second, 1_000, AAPL) for second in range(4)]
seen = []


def ask(script):
    balance = script.portfolio.account(AAPL.venue).balance_total(USD).as_double()
    exposure = script.portfolio.net_exposure(AAPL.id).as_double()
    seen.append([round(figure, 2) for figure in (balance, exposure, script.portfolio.unrealized_pnl(AAPL.id).as_double())])


run(data, {0: lambda s: s.market(BUY, 100), 2: ask}, instrument=AAPL, account_type=AccountType.CASH)
((balance, exposure, unrealised),) = seen
assert (balance, exposure, unrealised) == (989_998.0, 10_200.0, 198.0), seen
assert balance + exposure == 1_000_000 + unrealised, seen
