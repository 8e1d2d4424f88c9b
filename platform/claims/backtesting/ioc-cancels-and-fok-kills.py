"""
On an L1_MBP book and on a depth book, an IOC remainder is cancelled, and an FOK order larger than what is on offer is
cancelled whole; an order that fits fills.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import book
from kit.simulation import when
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import TimeInForce

for data, venue in (
    ([quote(0, 1.1000, 1.1002, size=5_000)], {}),
    ([book(0, {1.1000: 5_000}, {1.1002: 5_000})], {"book_type": BookType.L2_MBP}),
):
    for force, quantity, filled, status in (
        (TimeInForce.IOC, 8_000, 5_000, OrderStatus.CANCELED),
        (TimeInForce.FOK, 8_000, 0, OrderStatus.CANCELED),
        (TimeInForce.IOC, 4_000, 4_000, OrderStatus.FILLED),
        (TimeInForce.FOK, 4_000, 4_000, OrderStatus.FILLED),
    ):
        done = run(data, {0: when(Script.market, BUY, quantity, time_in_force=force)}, **venue)
        assert done.order.filled_qty == filled, (venue, force, done.order.filled_qty)
        assert done.order.status == status, (venue, force, done.order.status)
