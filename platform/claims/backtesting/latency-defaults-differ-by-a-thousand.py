"""
`LatencyModel` starts from one millisecond, but `LatencyModelConfig` from one second; `insert_latency_nanos`, `update_latency_nanos`
and `cancel_latency_nanos` are 0 and are added to the base.
"""

from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.config import LatencyModelConfig

assert LatencyModel().base_latency_nanos == 1_000_000
assert LatencyModelConfig().base_latency_nanos == 1_000_000_000
for model in (LatencyModel(), LatencyModel(base_latency_nanos=5)):
    base = model.base_latency_nanos
    assert (model.insert_latency_nanos, model.update_latency_nanos, model.cancel_latency_nanos) == (base,) * 3, model
added = LatencyModel(base_latency_nanos=5, insert_latency_nanos=1, update_latency_nanos=2, cancel_latency_nanos=3)
assert (added.insert_latency_nanos, added.update_latency_nanos, added.cancel_latency_nanos) == (6, 7, 8), added
