"""
With order-book data alone the portfolio has no price: `unrealized_pnl` is None, `unrealized_pnls` is empty, `net_exposure` is 0, and
`total_pnl` and `total_pnls` give the realised part alone.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.market import level
from nautilus_trader.model.enums import BookType

data = [level(0, BUY, 1.0999, 1_000_000), level(0, SELL, 1.1, 1_000_000)]
data += [level(second, BUY, 1.09 - second / 1_000, 100_000) for second in range(1, 6)]
seen = []


def ask(script):
    portfolio, name = script.portfolio, EURUSD.id
    assert portfolio.unrealized_pnl(name) is None, portfolio.unrealized_pnl(name)
    assert portfolio.unrealized_pnls(name.venue) == {}, portfolio.unrealized_pnls(name.venue)
    assert portfolio.net_exposure(name).as_double() == 0, portfolio.net_exposure(name)
    seen.append(str(portfolio.realized_pnl(name)))
    assert str(portfolio.total_pnl(name)) == seen[0], portfolio.total_pnl(name)
    assert [str(money) for money in portfolio.total_pnls(name.venue).values()] == seen, portfolio.total_pnls(name.venue)


run(data, {2: lambda s: s.market(BUY, 100_000), 4: ask}, book_type=BookType.L2_MBP)
assert seen == ["-2.20 USD"], seen
