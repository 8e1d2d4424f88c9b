from datetime import datetime, timezone
from nautilus_trader.core.datetime import dt_to_unix_nanos, unix_nanos_to_dt

moment = datetime(2024, 3, 4, 9, tzinfo=timezone.utc)
nanos = dt_to_unix_nanos(moment)
print(nanos)
print(unix_nanos_to_dt(nanos) == moment)
