from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.config import RiskEngineConfig

config = RiskEngineConfig(
    max_order_submit_rate="10/00:00:01",
    max_notional_per_order={"EUR/USD.SIM": 1_000_000},
)
print(config.bypass, config.max_order_submit_rate, config.max_order_modify_rate)
engine = BacktestEngineConfig(risk_engine=config)
print(engine.risk_engine.max_notional_per_order)
