"""
With bars of several instruments, the first bar at or past its arrival delivers a delayed order, whichever instrument it is of: an
order on an instrument whose next bar comes later fills at that instrument's old close.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import bar
from kit.simulation import renamed
from kit.simulation import when
from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.model.data import BarType

GBPUSD = renamed(EURUSD, "GBP/USD.SIM")
OTHER = {"bar_type": BarType.from_str("GBP/USD.SIM-1-MINUTE-LAST-EXTERNAL"), "instrument": GBPUSD}


def minutes(delay=0, **kind):
    return [bar(60 * n + delay, n, n + 0.2, n - 0.1, n + 0.1, **kind) for n in range(1, 4)]


def bought(others):
    def add(engine):
        engine.add_instrument(GBPUSD)
        engine.add_data(others)

    model = LatencyModel(base_latency_nanos=1)
    return run(minutes(), {0: when(Script.market, BUY, 1_000)}, setup=add, latency_model=model).order


own = minutes()
# At each minute the other instrument's bar comes second: the next minute begins with the bar of the order's own instrument.
assert bought(minutes(**OTHER)).avg_px == float(own[1].close)
# Ten seconds later than the own bar, it delivers the order, at the old close.
between = bought(minutes(10, **OTHER))
assert between.avg_px == float(own[0].close), between.avg_px
assert between.ts_last == minutes(10, **OTHER)[0].ts_init, between.ts_last
