"""
In 1.221.0, the repeated fill of a netting flip moves the position again, and the repeated fill of a close leaves another snapshot, which the
portfolio counts once the position opens again. 1.222.0 drops both.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from kit.version import RELEASE
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.events import OrderFilled


def repeat(script):
    fills = [event for event in script.events if isinstance(event, OrderFilled)]
    script.msgbus.send("ExecEngine.process", fills[-1])


def after(second_sale, *later):
    plan = {0: lambda s: s.market(BUY, 100_000), 1: lambda s: s.market(SELL, second_sale), 2: repeat, **dict(enumerate(later, start=3))}
    return run(quotes(1.1, 1.1020, 1.1020, 1.1020, 1.1020), plan)


drops = RELEASE >= (1, 222, 0)
(position,) = after(250_000).engine.cache.positions_open()
assert position.signed_qty == (-150_000 if drops else -400_000), position

done = after(100_000, lambda s: s.market(BUY, 100_000))
earned = done.account.balance_total(USD).as_double() - 1_000_000
reported = done.engine.portfolio.realized_pnl(done.script.instrument.id).as_double()
assert len(done.engine.cache.position_snapshots()) == (1 if drops else 2)
assert (abs(reported - earned) < 0.005) == drops, (reported, earned)
