"""When a quote jumps over the trigger, a stop-market order on a top-of-book venue fills at its trigger in 1.221.0 and at the market in 1.222.0."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from kit.version import RELEASE

gapped = run(quotes(1.1, 1.1100), {0: lambda s: s.stop_market(BUY, 1_000, 1.1010)}).order
expected = 1.1101 if RELEASE >= (1, 222, 0) else 1.1010
assert gapped.avg_px == expected, gapped.avg_px
touched = run(quotes(1.1, 1.1009), {0: lambda s: s.stop_market(BUY, 1_000, 1.1010)}).order
assert touched.avg_px == 1.1010, touched.avg_px
