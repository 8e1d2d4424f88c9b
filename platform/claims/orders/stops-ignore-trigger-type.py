"""In the simulator bid and ask fire a stop whatever its `trigger_type` says: a BUY when the ask reaches the trigger, a SELL when the bid does."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType

for name in ("DEFAULT", "LAST_PRICE", "MARK_PRICE", "INDEX_PRICE", "MID_POINT", "DOUBLE_LAST"):
    kind = TriggerType[name]
    plan = {0: lambda s, kind=kind: (s.stop_market(BUY, 1_000, 1.1010, trigger_type=kind), s.stop_market(SELL, 1_000, 1.0990, trigger_type=kind))}
    buy, sell = run(quotes(1.1, 1.1009), plan).orders
    assert (buy.status_string(), sell.status_string()) == ("FILLED", "ACCEPTED"), (name, buy, sell)
    buy, sell = run(quotes(1.1, 1.0991), plan).orders
    assert (buy.status_string(), sell.status_string()) == ("ACCEPTED", "FILLED"), (name, buy, sell)
