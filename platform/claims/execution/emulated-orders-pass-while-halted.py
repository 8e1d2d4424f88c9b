"""While the trading state is HALTED an emulated order can be sent, changed and released, whereas a plain order is denied."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import names
from kit.orders import quotes
from nautilus_trader.model.enums import TradingState
from nautilus_trader.model.enums import TriggerType

engines = []


def halt(script):
    engines[0].kernel.risk_engine.set_trading_state(TradingState.HALTED)
    script.marks["kept"] = script.limit(BUY, 1_000, 1.0950, emulation_trigger=TriggerType.BID_ASK)
    script.limit(BUY, 1_000, 1.0950)


def change(script):
    script.modify_order(script.marks["kept"], price=script.instrument.make_price(1.0960))


done = run(quotes(1.1, 1.1, 1.0955, 1.0955), {0: halt, 1: change}, setup=engines.append)
emulated, plain = done.orders
expected = ["Initialized", "Emulated", "Updated", "Initialized", "Released", "Submitted", "Filled"]
assert names(emulated) == expected, names(emulated)
assert names(plain) == ["Initialized", "Denied"], names(plain)
