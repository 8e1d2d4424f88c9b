"""
On a cash account of one currency 1.221.0 checks a sell against the free cash, so with quotes it denies the sale of shares
that are worth more, unless the order says `reduce_only=True`.
"""

# only: latest — the later release 1.222.0 lets such a sell pass, nightly's commit doesn't

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import quote
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider

AAPL = TestInstrumentProvider.equity("AAPL", "XNAS")
DATA = [quote(second, 100.00, 100.01, 1_000, instrument=AAPL) for second in range(5)]


def sold(**order):
    plan = {0: lambda script: script.market(BUY, 100), 2: lambda script: script.market(SELL, 100, **order)}
    cash = {"account_type": AccountType.CASH, "starting_balances": [Money(15_000, USD)]}
    return [item.status.name for item in run(DATA, plan, instrument=AAPL, **cash).orders]


assert sold() == ["FILLED", "DENIED"], sold()
assert sold(reduce_only=True) == ["FILLED", "FILLED"], sold(reduce_only=True)
