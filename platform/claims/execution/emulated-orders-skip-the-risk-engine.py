"""The release of an emulated order passes no check of the risk engine: it fills while HALTED. The same order without emulation is denied."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import TradingState
from nautilus_trader.model.enums import TriggerType


def status(**arguments):
    engines = []

    def send(script):
        engines[0].kernel.risk_engine.set_trading_state(TradingState.HALTED)
        script.limit(BUY, 1_000, 1.0990, **arguments)

    return run(quotes(1.1, 1.0989, 1.0989), {0: send}, setup=engines.append).order.status_string()


assert status(emulation_trigger=TriggerType.BID_ASK) == "FILLED", status(emulation_trigger=TriggerType.BID_ASK)
assert status() == "DENIED", status()
