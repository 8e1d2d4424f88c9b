"""A market order that fills at once goes from SUBMITTED straight to FILLED, without `OrderAccepted`; a resting limit order is accepted."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import names
from kit.orders import quotes

at_once = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000)}).order
assert names(at_once) == ["Initialized", "Submitted", "Filled"], names(at_once)
resting = run(quotes(1.1, 1.0980), {0: lambda s: s.limit(BUY, 1_000, 1.0990)}).order
assert names(resting) == ["Initialized", "Submitted", "Accepted", "Filled"], names(resting)
