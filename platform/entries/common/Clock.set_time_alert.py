from nautilus_trader.common.component import TestClock
from nautilus_trader.core.datetime import secs_to_nanos, unix_nanos_to_dt

clock = TestClock()
alert_time = unix_nanos_to_dt(secs_to_nanos(10))
clock.set_time_alert("close", alert_time, callback=lambda event: print(event.name))
for handler in clock.advance_time(secs_to_nanos(30)):
    handler.handle()
print(clock.timer_names)
