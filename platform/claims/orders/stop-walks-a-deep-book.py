"""On a venue with an L2 book a stop-market order fills at what the book offers once it fires, not at its trigger."""

from kit.backtest import SELL
from kit.backtest import BUY
from kit.backtest import run
from kit.market import level
from nautilus_trader.model.enums import BookAction
from nautilus_trader.model.enums import BookType

book = [
    level(0, BUY, 1.0990, 1_000_000),
    level(1, BUY, 1.0900, 1_000_000),
    level(2, SELL, 1.1000, 1_000_000),
    level(3, BUY, 1.0990, 0, BookAction.DELETE),
    level(4, SELL, 1.0950, 1_000_000),
]
done = run(book, {2: lambda s: s.stop_market(SELL, 1_000, 1.0950)}, book_type=BookType.L2_MBP)
assert done.order.status_string() == "FILLED", done.order
assert done.order.avg_px == 1.0900, done.order.avg_px
