"""
A subscription to internal bars of an imbalance or runs aggregation raises `NotImplementedError` on 1.221.0.
"""
# only: latest — release 1.222.0 builds these bars, the documented commit of nightly doesn't

from kit.bars import built
from kit.failures import raised
from kit.market import trade

trades = [trade(second, 1.1) for second in range(3)]
for kind in ("TICK_IMBALANCE", "TICK_RUNS", "VOLUME_IMBALANCE", "VOLUME_RUNS", "VALUE_IMBALANCE", "VALUE_RUNS"):
    error = raised(lambda kind=kind: built(f"EUR/USD.SIM-2-{kind}-LAST-INTERNAL", trades))
    assert type(error) is NotImplementedError, (kind, error)
assert len(built("EUR/USD.SIM-2-TICK-LAST-INTERNAL", trades)) == 1
