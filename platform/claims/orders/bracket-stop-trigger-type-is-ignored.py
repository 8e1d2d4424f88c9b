"""`sl_trigger_type` has no effect on a STOP_MARKET leg of a bracket, which always gets `TriggerType.DEFAULT`."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes
from nautilus_trader.model.enums import OrderType
from nautilus_trader.model.enums import TriggerType

from decimal import Decimal

plan = {0: lambda s: bracket(s, BUY, 1_000, 1.09, 1.11, sl_trigger_type=TriggerType.LAST_PRICE)}
stop = run(quotes(1.1), plan).script.marks["legs"][1]
assert stop.trigger_type == TriggerType.DEFAULT, stop
trail = {"sl_order_type": OrderType.TRAILING_STOP_MARKET, "sl_trailing_offset": Decimal("0.001"), "sl_trigger_type": TriggerType.BID_ASK}
plan = {0: lambda s: bracket(s, BUY, 1_000, 1.09, 1.11, **trail)}
assert run(quotes(1.1), plan).script.marks["legs"][1].trigger_type == TriggerType.BID_ASK
