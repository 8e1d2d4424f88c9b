"""
On a cash account the balance is checked order by order: one order above it is denied, and two orders in one callback pass
together and spend the same money, which ends the backtest.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.objects import Money

CASH = {"account_type": AccountType.CASH, "base_currency": None, "starting_balances": [Money(15_000, USD)]}


def status(plan):
    return [order.status.name for order in run(quotes(5), plan, **CASH).orders]


assert status({0: lambda script: script.market(BUY, 20_000)}) == ["DENIED"]
both = {0: lambda script: (script.market(BUY, 10_000), script.market(BUY, 10_000))}
apart = {0: lambda script: script.market(BUY, 10_000), 2: lambda script: script.market(BUY, 10_000)}
assert status(apart) == ["FILLED", "DENIED"], status(apart)
result = run(quotes(5), both, **CASH)
assert result.engine.iteration < 5, result.engine.iteration
