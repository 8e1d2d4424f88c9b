"""
Of several timers at one instant only the orders of the first are executed there and then: a sampler's timer that comes first at the instant
moves the fills of a strategy that trades on a timer to the next data.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote

import pandas as pd

data = [quote(0, 1.0999, 1.1001), quote(30, 1.1999, 1.2001), quote(90, 1.2999, 1.3001)]
MINUTE = pd.Timedelta(minutes=1)


def fill(*first):
    def start(script):
        for name in first:
            script.clock.set_timer(name, MINUTE, callback=lambda event: None)
        script.clock.set_timer("trade", MINUTE, callback=lambda event: script.market(BUY, 1_000) if not script.cache.orders() else None)

    return run(data, {"start": start}).order.avg_px


assert fill() == 1.2001, fill()
assert fill("sample") == 1.3001, fill("sample")
