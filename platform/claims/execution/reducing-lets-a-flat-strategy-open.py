"""
While REDUCING an order from flat passes, one on the side of the net position is denied, and one against it passes at any size, so that it
turns the position over.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.model.enums import TradingState

engines = []


def opens(script):
    engines[-1].kernel.risk_engine.set_trading_state(TradingState.REDUCING)
    script.market(BUY, 1_000)


plan = {0: opens, 1: lambda s: s.market(BUY, 1_000), 2: lambda s: s.market(SELL, 3_000)}
done = run(quotes(1.1, 1.1, 1.1, 1.1), plan, setup=engines.append)
assert [order.status_string() for order in done.orders] == ["FILLED", "DENIED", "FILLED"], done.orders
assert reasons(done) == ["BUY when TradingState.REDUCING and LONG EUR/USD.SIM"], reasons(done)
assert done.engine.portfolio.net_position(done.script.instrument.id) == -2_000
