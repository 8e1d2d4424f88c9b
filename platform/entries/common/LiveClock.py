from datetime import timedelta
from nautilus_trader.common.component import LiveClock

clock = LiveClock()
before = clock.timestamp_ns()
print(clock.utc_now().tzinfo, clock.timestamp_ns() >= before)
clock.set_timer("poll", timedelta(minutes=1), callback=print)
print(clock.timer_names)
clock.cancel_timers()
print(clock.timer_names)
