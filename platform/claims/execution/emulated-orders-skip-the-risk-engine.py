"""The release of an emulated order passes no check of the risk engine: it fills while HALTED, on a cash account that can't pay for it."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.enums import TradingState
from nautilus_trader.model.enums import TriggerType


def filled(**arguments):
    engines = []

    def send(script):
        script.limit(BUY, 1_000, 1.0990, **arguments)

    halt = lambda s: engines[0].kernel.risk_engine.set_trading_state(TradingState.HALTED)
    done = run(quotes(1.1, 1.1, 1.0989, 1.0989), {0: send, 1: halt}, setup=engines.append, **cash("500 USD", "0 EUR"))
    return [float(fill.last_qty) for fill in done.fills], done.orders[0].status_string()


# The fill happened; the account can't book it and the run ends early.
assert filled(emulation_trigger=TriggerType.BID_ASK)[1] in ("FILLED", "SUBMITTED", "ACCEPTED")
assert filled() == ([], "DENIED"), filled()
