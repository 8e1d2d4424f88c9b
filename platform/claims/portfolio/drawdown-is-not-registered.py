"""`MaxDrawdown`, `CAGR` and `CalmarRatio` aren't among the statistics of a result; `MaxDrawdown` compounds returns into a negative fraction."""
# only: nightly — 1.221.0 has no such classes

from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.analysis import CAGR
from nautilus_trader.analysis import CalmarRatio
from nautilus_trader.analysis import MaxDrawdown

stats = run(quotes(1.1)).engine.get_result().stats_returns
assert not {MaxDrawdown().name, CAGR().name, CalmarRatio().name} & set(stats), list(stats)
DAY = 86_400_000_000_000
fall = MaxDrawdown().calculate_from_returns({DAY: 0.1, 2 * DAY: -0.2, 3 * DAY: -0.1, 4 * DAY: 0.5})
assert abs(fall + 0.28) < 1e-9, fall
