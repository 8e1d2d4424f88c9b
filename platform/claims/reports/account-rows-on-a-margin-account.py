"""
The account report of a margin account starts with the starting balance and has one row a position event: an opening and a closing fill add one
each, a flip adds two. An order adds a row as well when it is accepted and when it is cancelled, whether it locks margin or, as a reduce-only
order, none.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes


def rows(*steps, path=(1.1, 1.1, 1.1)):
    done = run(quotes(*path), dict(enumerate(steps)))
    return len(done.engine.trader.generate_account_report(done.script.instrument.venue))


assert rows() == 1, rows()
assert rows(lambda s: s.market(BUY, 1_000)) == 2, rows(lambda s: s.market(BUY, 1_000))
assert rows(lambda s: s.market(BUY, 1_000), lambda s: s.market(SELL, 1_000)) == 3
assert rows(lambda s: s.market(BUY, 1_000), lambda s: s.market(SELL, 2_000)) == 4
assert rows(lambda s: s.limit(BUY, 1_000, 1.05)) == 2, rows(lambda s: s.limit(BUY, 1_000, 1.05))

bought = lambda s: s.market(BUY, 1_000)
leave = lambda s: s.marks.update(order=s.limit(SELL, 1_000, 1.2, reduce_only=True))
assert rows(bought, leave) == 3, rows(bought, leave)
assert rows(bought, leave, lambda s: s.cancel_order(s.marks["order"])) == 4
