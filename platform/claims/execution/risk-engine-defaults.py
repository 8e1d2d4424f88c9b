"""`RiskEngineConfig` lets a hundred orders and a hundred changes pass a second, has no notional limits and doesn't bypass the checks."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.config import RiskEngineConfig

config = RiskEngineConfig()
assert (config.bypass, config.debug, config.max_notional_per_order) == (False, False, {}), config
assert config.max_order_submit_rate == config.max_order_modify_rate == "100/00:00:01", config
send = lambda s: [s.limit(BUY, 1_000, 1.05) for _ in range(60)]
found = reasons(run(quotes(1.1, 1.1), {0: lambda s: (send(s), send(s))}))
assert found == ["Exceeded MAX_ORDER_SUBMIT_RATE"] * 20, found
assert reasons(run(quotes(1.1, 1.1, 1.1), {0: send, 2: send})) == []
