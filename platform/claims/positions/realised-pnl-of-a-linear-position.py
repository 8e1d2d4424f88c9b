"""
`realized_pnl` starts at minus the entry's commission and adds points × size less each exit's commission; reducing leaves `avg_px_open` alone,
a further entry moves it.
"""

from kit.market import EURUSD
from kit.positions import fill
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.position import Position

buy, sell = OrderSide.BUY, OrderSide.SELL
position = Position(EURUSD, fill(EURUSD, buy, 100_000, 1.10))
assert str(position.realized_pnl) == "-2.20 USD", position.realized_pnl
position.apply(fill(EURUSD, sell, 40_000, 1.1025))
assert str(position.realized_pnl) == "96.92 USD", position.realized_pnl
assert position.avg_px_open == 1.10, position.avg_px_open
position.apply(fill(EURUSD, buy, 60_000, 1.12))
assert round(position.avg_px_open, 10) == 1.11, position.avg_px_open
