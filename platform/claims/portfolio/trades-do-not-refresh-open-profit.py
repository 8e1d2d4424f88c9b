"""
In a run over trades alone `unrealized_pnl` keeps the value of the first question after a fill; with `price=` it is right, and quotes refresh
it.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import trade
from kit.orders import quotes

seen, fresh = [], []


def look(script):
    seen.append(script.portfolio.unrealized_pnl(script.instrument.id).as_double())
    price = getattr(script.seen[-1], "price", None)
    if price is not None:
        fresh.append(round(script.portfolio.unrealized_pnl(script.instrument.id, price=price).as_double(), 2))


plan = {0: lambda s: s.market(BUY, 100_000), 1: look, 2: look, 3: look}
run([trade(second, 1.1 + second / 1_000) for second in range(4)], plan)
assert len(set(seen)) == 1 and fresh == [100.0, 200.0, 300.0], (seen, fresh)
seen.clear()
run(quotes(1.1, 1.101, 1.102, 1.103), plan)
assert len(set(seen)) == 3, seen
