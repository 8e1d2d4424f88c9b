"""When the market jumps over the trigger of a stop-limit order but not beyond its limit price, the order fills at the trigger, in a book with depth too."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from kit.simulation import book
from nautilus_trader.model.enums import BookType


def send(limit):
    make = EURUSD
    price = {"price": make.make_price(limit), "trigger_price": make.make_price(1.1010)}
    return {0: lambda s: s.send(s.order_factory.stop_limit(make.id, BUY, make.make_qty(1_000), **price))}


top = run(quotes(1.1, 1.1020), send(1.1030)).order
assert top.avg_px == 1.1010, top.avg_px
books = [book(second, {mid - 0.0001: 1e6}, {mid + 0.0001: 1e6}) for second, mid in enumerate((1.1, 1.1020))]
deep = run(books, send(1.1030), book_type=BookType.L2_MBP).order
assert deep.avg_px == 1.1010, deep.avg_px
resting = run(quotes(1.1, 1.1020), send(1.1015)).order
assert resting.status_string() == "TRIGGERED", resting
