"""On a margin account the balance moves at fills only, by the commission when a position opens; open profit is in `unrealized_pnl` alone."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import USD

seen = []


def look(script):
    total = script.portfolio.account(script.instrument.venue).balance_total(USD).as_double()
    seen.append((round(total - 1_000_000, 2), round(script.portfolio.unrealized_pnl(script.instrument.id).as_double(), 2)))


run(quotes(1.1, 1.2, 1.3), {0: lambda s: s.market(BUY, 100_000), 1: look, 2: look})
assert seen == [(-2.2, 9_980.0), (-2.2, 19_980.0)], seen
