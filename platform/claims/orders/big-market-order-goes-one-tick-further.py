"""A market order for more than the top of the book offers fills the rest one tick worse, whatever its size."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes

big = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 3_000_000)})
fills = [(str(fill.last_px), float(fill.last_qty)) for fill in big.fills]
assert fills == [("1.10010", 1_000_000), ("1.10011", 2_000_000)], fills
fits = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000_000)})
assert [str(fill.last_px) for fill in fits.fills] == ["1.10010"], fits.fills
