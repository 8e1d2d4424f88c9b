"""
With a long and a short position of one instrument `unrealized_pnl` values both at the price of the first: the open profit comes out too high
by the spread.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes

done = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 100_000)}, {1: lambda s: s.market(SELL, 100_000)})
last = done.engine.cache.quote_tick(EURUSD.id)
prices = {"LONG": last.bid_price, "SHORT": last.ask_price}
right = sum(position.unrealized_pnl(prices[position.side.name]).as_double() for position in done.positions)
said = done.engine.portfolio.unrealized_pnl(EURUSD.id).as_double()
assert round(right, 2) == -40 and round(said, 2) == -20, (right, said)
