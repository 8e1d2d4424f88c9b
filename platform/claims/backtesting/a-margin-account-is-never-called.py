"""
A margin account is never called and never liquidated: a thousand dollars buy ten million euros, and equity may go below zero.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import cash
from kit.simulation import when
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import OrderStatus

data = [quote(0, 1.1000, 1.1002, size=100_000_000), quote(1, 1.08, 1.0802, size=100_000_000)]
plan = {0: when(Script.market, BUY, 10_000_000), "stop": when(Script.market, SELL, 10_000_000)}
broke = run(data, plan, starting_balances=[Money(1_000, USD)])
assert [order.status for order in broke.orders] == [OrderStatus.FILLED] * 2, broke.orders
assert float(broke.account.balance_total(USD)) < -200_000, broke.account.balance_total(USD)
denied = run(data, {0: plan[0]}, **cash(1_000, USD))
assert denied.order.status == OrderStatus.DENIED, denied.order.status
