"""A stop that is through its trigger on arrival is rejected as in the market; with `reject_stop_orders=False` it fills."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes

plan = {0: lambda s: s.stop_market(BUY, 1_000, 1.0900)}
rejected = run(quotes(1.1, 1.1), plan).order
assert rejected.status_string() == "REJECTED", rejected
assert "was in the market" in rejected.last_event.reason, rejected.last_event.reason
assert run(quotes(1.1, 1.1), plan, reject_stop_orders=False).order.status_string() == "FILLED"
waiting = run(quotes(1.1, 1.1), {0: lambda s: s.stop_market(BUY, 1_000, 1.1100)}).order
assert waiting.status_string() == "ACCEPTED", waiting
