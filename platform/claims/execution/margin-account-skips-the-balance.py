"""On a MARGIN account neither balance nor `max_notional_per_order` is checked; on a CASH account both deny the order."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.config import RiskEngineConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.objects import Money

limited = {"risk_engine": RiskEngineConfig(max_notional_per_order={"EUR/USD.SIM": 1_000})}
plan = {0: lambda s: s.market(BUY, 9_000)}
poor = {"starting_balances": [Money(10, USD)]}
assert run(quotes(1.1, 1.1), plan, engine=limited, **poor).order.status_string() == "FILLED"
found = reasons(run(quotes(1.1, 1.1), plan, engine=limited, **cash()))
assert found[0].startswith("NOTIONAL_EXCEEDS_MAX_PER_ORDER: max_notional=1000.00 USD, notional=9900.90 USD"), found
found = reasons(run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 50_000)}, **cash()))
assert found == ["NOTIONAL_EXCEEDS_FREE_BALANCE: free=10000.00 USD, balance_impact=-55005.00 USD"], found
