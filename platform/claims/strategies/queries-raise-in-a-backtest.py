"""
In a backtest `query_order` and `query_account` raise `NotImplementedError`.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.failures import raised


def ask(script):
    account_id = script.portfolio.account(script.instrument.venue).id
    script.marks["order"] = raised(lambda: script.query_order(script.cache.orders()[0]))
    script.marks["account"] = raised(lambda: script.query_account(account_id))


marks = run(quotes(4), {0: lambda script: script.limit(BUY, 1_000, 1.05), 1: ask}).script.marks
assert {type(error) for error in marks.values()} == {NotImplementedError}, marks
