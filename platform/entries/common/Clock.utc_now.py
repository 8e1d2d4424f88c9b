from nautilus_trader.common.component import TestClock
from nautilus_trader.core.datetime import secs_to_nanos

clock = TestClock()
clock.set_time(secs_to_nanos(86_400 * 365))
print(clock.utc_now())
print(clock.timestamp_ns(), clock.timestamp())
