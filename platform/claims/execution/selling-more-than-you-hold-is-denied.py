"""On a cash account without a base currency a sell of more than you hold is denied with `CUM_NOTIONAL_EXCEEDS_FREE_BALANCE`."""

from kit.backtest import SELL
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes
from kit.orders import reasons

plan = {0: lambda s: s.market(SELL, 1_000)}
found = reasons(run(quotes(1.1, 1.1), plan, **cash()))
assert found == ["CUM_NOTIONAL_EXCEEDS_FREE_BALANCE: free=0.00 EUR, cum_notional=1000.00 EUR"], found
assert run(quotes(1.1, 1.1), plan, **cash("10000 USD", "1000 EUR")).order.status_string() == "FILLED"
