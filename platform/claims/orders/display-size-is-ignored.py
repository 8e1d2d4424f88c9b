"""The simulator ignores `display_qty`: an order that shows a tenth fills whole at once."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes

iceberg = run(quotes(1.1, 1.0990), {0: lambda s: s.limit(BUY, 100_000, 1.0995, display_qty=EURUSD.make_qty(10_000))})
assert [float(fill.last_qty) for fill in iceberg.fills] == [100_000], iceberg.fills
