"""`RiskEngineConfig(bypass=True)` skips the trading state as well: an order fills while HALTED."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.config import RiskEngineConfig
from nautilus_trader.model.enums import TradingState


def status(bypass):
    engines = []

    def send(script):
        engines[0].kernel.risk_engine.set_trading_state(TradingState.HALTED)
        script.market(BUY, 1_000)

    config = {"risk_engine": RiskEngineConfig(bypass=bypass)}
    return run(quotes(1.1, 1.1), {0: send}, engine=config, setup=engines.append).order.status_string()


assert (status(True), status(False)) == ("FILLED", "DENIED"), (status(True), status(False))
