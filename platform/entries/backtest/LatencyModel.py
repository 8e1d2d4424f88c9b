from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.core.datetime import millis_to_nanos

model = LatencyModel(
    base_latency_nanos=millis_to_nanos(20),
    insert_latency_nanos=millis_to_nanos(5),
    cancel_latency_nanos=millis_to_nanos(1),
)
print(model.base_latency_nanos, model.insert_latency_nanos, model.cancel_latency_nanos)
