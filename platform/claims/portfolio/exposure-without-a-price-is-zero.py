"""
Without a price for an open position, such as in a run over order book data alone, `net_exposure` is zero, `net_exposures` and `unrealized_pnls` are
empty and `unrealized_pnl` is `None`; with quotes all have an answer.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from kit.simulation import book
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.objects import Money


def answers(data, **venue):
    def ask(script):
        name, portfolio = EURUSD.id, script.portfolio
        script.marks["told"] = (
            portfolio.net_exposure(name),
            portfolio.net_exposures(name.venue),
            portfolio.unrealized_pnls(name.venue),
            portfolio.unrealized_pnl(name),
        )

    return run(data, {1: lambda s: s.market(BUY, 1_000), 2: ask}, **venue).script.marks["told"]


books = [book(second, {1.0999: 1_000_000}, {1.1001: 1_000_000}) for second in range(4)]
assert answers(books, book_type=BookType.L2_MBP) == (Money(0, USD), {}, {}, None), answers(books, book_type=BookType.L2_MBP)
exposure, exposures, profits, profit = answers(quotes(1.1, 1.1, 1.1, 1.1))
assert exposure == Money(1_099.90, USD), exposure
assert exposures and profits and profit is not None, (exposures, profits, profit)
