"""
On 1.221.0 a chain of composite bars gives no bars at all if the larger type is subscribed to first: the smaller one is
then built from ticks. With the smaller one first, both come.
"""
# only: latest — 1.222.0 builds the smaller bars only for a subscription of their own, in either order

from kit.backtest import run
from kit.market import bar
from nautilus_trader.model.data import BarType

SMALL = BarType.from_str("EUR/USD.SIM-2-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL")
LARGE = BarType.from_str("EUR/USD.SIM-4-MINUTE-LAST-INTERNAL@2-MINUTE-INTERNAL")
minutes = [bar(60 * minute, 1.1, 1.1, 1.1, 1.1) for minute in range(1, 14)]


def steps(*bar_types):
    subscribe = lambda script: [script.subscribe_bars(kind) for kind in bar_types]  # noqa: E731
    return {item.bar_type.spec.step for item in run(minutes, {"start": subscribe}).script.seen}


assert steps(SMALL, LARGE) == {1, 2, 4}
assert steps(LARGE, SMALL) == {1}
