"""
On a venue with an `L2_MBP` or `L3_MBO` book bars do nothing: the book's own levels stay the market.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import bar
from kit.market import level
from kit.market import quote
from nautilus_trader.model.enums import BookType

after = bar(60, 1.5, 1.5, 1.5, 1.5)
buy = {2: lambda script: script.market(BUY, 1_000)}
for deep in (BookType.L2_MBP, BookType.L3_MBO):
    book = [level(0, BUY, 1.1, 10_000), level(0, SELL, 1.2, 10_000), after]
    assert str(run(book, buy, book_type=deep).fills[0].last_px) == "1.20000", deep
top = [quote(0, 1.1, 1.2), quote(1, 1.1, 1.2), after]
assert str(run(top, buy, book_type=BookType.L1_MBP).fills[0].last_px) == "1.50000"
