"""An order that fills in parts is one row of the orders report and of the order fills report, and one row a part of the fills report."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes

trader = run(quotes(1.1, 1.1), {0: lambda s: (s.market(BUY, 3_000_000), s.limit(BUY, 1_000, 1.05))}).engine.trader
assert len(trader.generate_orders_report()) == 2
assert len(trader.generate_order_fills_report()) == 1
assert len(trader.generate_fills_report()) == 2
