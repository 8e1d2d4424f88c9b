"""
While trading is halted new orders are denied, a closing one too, and cancels pass; an emulated order is released and
filled all the same.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from nautilus_trader.model.enums import TradingState
from nautilus_trader.model.enums import TriggerType


def halt(script):
    engine.kernel.risk_engine.set_trading_state(TradingState.HALTED)
    script.cancel_all_orders(script.instrument.id)
    script.close_all_positions(script.instrument.id)
    script.market(BUY, 2_000)
    script.limit(BUY, 3_000, 1.2, emulation_trigger=TriggerType.BID_ASK)


def keep(backtest):
    global engine
    engine = backtest


start = {0: lambda script: (script.market(BUY, 1_000), script.limit(BUY, 1_500, 1.05))}
result = run(quotes(5), {**start, 2: halt}, setup=keep)
status = [(int(order.quantity), order.status.name) for order in result.orders]
assert sorted(status) == [
    (1_000, "DENIED"),
    (1_000, "FILLED"),
    (1_500, "CANCELED"),
    (2_000, "DENIED"),
    (3_000, "FILLED"),
], status
