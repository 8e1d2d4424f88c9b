"""
On a margin account in several currencies, the fee of a fill that opens or enlarges a position already shows in the row of the account
report before it, even in that of the starting balance; the fee of a closing fill doesn't, nor any on an account with a base currency.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import USD


def totals(*steps, **venue):
    done = run(quotes(1.1, 1.1, 1.1), dict(enumerate(steps)), starting_balances=[Money(10_000, USD)], **venue)
    report = done.engine.trader.generate_account_report(done.script.instrument.venue)
    return [round(float(total), 2) for total in report["total"]]


def buy(script):
    script.market(BUY, 100_000)


def sell(script):
    script.market(SELL, 100_000)


several = {"base_currency": None}
assert totals(buy) == [10_000.0, 9_997.8], totals(buy)
assert totals(buy, **several) == [9_997.8, 9_997.8], totals(buy, **several)
assert totals(buy, buy, **several) == [9_997.8, 9_995.6, 9_995.6], totals(buy, buy, **several)
# The closing fill costs the spread of 20.00 besides.
assert totals(buy, sell, **several) == [9_997.8, 9_997.8, 9_975.6], totals(buy, sell, **several)
