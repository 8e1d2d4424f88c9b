"""`realized_return` is the points gained over the entry price, before commission: it can be positive while `realized_pnl` is negative."""

from kit.market import EURUSD
from kit.positions import fill
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.position import Position

for quantity in (1_000, 1_000_000):
    thin = Position(EURUSD, fill(EURUSD, OrderSide.BUY, quantity, 1.10000))
    thin.apply(fill(EURUSD, OrderSide.SELL, quantity, 1.10002))
    assert abs(thin.realized_return - 0.00002 / 1.1) < 1e-9, thin.realized_return
    assert thin.realized_pnl.as_double() < 0, thin.realized_pnl
