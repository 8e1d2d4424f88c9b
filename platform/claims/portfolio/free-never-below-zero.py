"""Margin beyond the total is cut down to it: locked is the total and free is zero, while `margin_maint` tells the whole."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.objects import Money

done = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 10_000_000)}, starting_balances=[Money(10_000, USD)])
balance, margin = done.account.balance(USD), done.account.margin_maint(EURUSD.id)
assert done.order.status_string() == "FILLED", done.order
assert margin.as_double() > balance.total.as_double(), (margin, balance)
assert (balance.locked, balance.free.as_double()) == (balance.total, 0), balance
