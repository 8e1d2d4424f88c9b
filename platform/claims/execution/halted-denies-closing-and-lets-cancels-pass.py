"""HALTED denies every new order, that of `close_all_positions` included, and refuses every change; a cancel passes."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.model.enums import TradingState

engines = []


def halt(script):
    engines[-1].kernel.risk_engine.set_trading_state(TradingState.HALTED)
    script.close_all_positions(EURUSD.id)
    script.modify_order(script.marks["resting"], price=EURUSD.make_price(1.06))


plan = {
    0: lambda s: (s.market(BUY, 1_000), s.marks.update(resting=s.limit(BUY, 1_000, 1.05))),
    1: halt,
    2: lambda s: s.cancel_order(s.marks["resting"]),
}
done = run(quotes(1.1, 1.1, 1.1, 1.1), plan, setup=engines.append)
assert reasons(done) == ["TradingState.HALTED", "TradingState is HALTED"], reasons(done)
assert done.script.marks["resting"].status_string() == "CANCELED", done.script.marks["resting"]
assert str(done.script.marks["resting"].price) == "1.05000", done.script.marks["resting"]
assert done.positions[0].is_open, done.positions
