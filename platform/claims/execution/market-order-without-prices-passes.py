"""A market order passes the balance check when the cache has neither a quote nor a trade, as on bars alone; with quotes it is denied."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from kit.orders import cash
from kit.orders import quotes

plan = {0: lambda s: s.market(BUY, 50_000)}
bars = [bar(minute * 60, 1.1, 1.1, 1.1, 1.1) for minute in (1, 2, 3)]
assert run(bars, plan, **cash()).order.status_string() != "DENIED"
assert run(quotes(1.1, 1.1), plan, **cash()).order.status_string() == "DENIED"
