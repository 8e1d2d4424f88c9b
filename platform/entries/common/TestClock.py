from datetime import timedelta
from nautilus_trader.common.component import TestClock
from nautilus_trader.core.datetime import secs_to_nanos, unix_nanos_to_dt

clock = TestClock()
clock.set_time(secs_to_nanos(60))
print(clock.utc_now())
clock.set_time_alert("wake", clock.utc_now() + timedelta(seconds=5), callback=print)
for handler in clock.advance_time(secs_to_nanos(120)):
    print(handler.event.name, unix_nanos_to_dt(handler.event.ts_event))
print(clock.utc_now(), clock.timer_names)
