"""
A resting order has no place in line behind others at its price: at a touch it fills though the size displayed there never
traded.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus

data = [book(0, {1.1000: 1_000_000}, {1.1002: 5_000}), book(1, {1.0999: 5_000}, {1.1000: 5_000})]
joined = run(data, {0: when(Script.limit, BUY, 1_000, 1.1000)}, book_type=BookType.L2_MBP)
assert prices(joined) == [(1.1000, 1_000)], prices(joined)
away = run(data, {0: when(Script.limit, BUY, 1_000, 1.0999)}, book_type=BookType.L2_MBP)
assert away.order.status == OrderStatus.ACCEPTED, away.order.status
