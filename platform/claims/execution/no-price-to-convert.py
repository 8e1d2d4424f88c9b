"""A quantity in quote currency without a quote or trade to convert it with is denied by the execution engine with `no-price-to-convert-quote-qty`."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from kit.orders import quotes
from kit.orders import reasons

bars = [bar(minute * 60, 1.1, 1.1, 1.1, 1.1) for minute in (1, 2)]
plan = {0: lambda s: s.market(BUY, 5_000, quote_quantity=True)}
assert reasons(run(bars, plan)) == ["no-price-to-convert-quote-qty EUR/USD.SIM"], reasons(run(bars, plan))
assert run(quotes(1.1, 1.1), plan).order.status_string() == "FILLED"
