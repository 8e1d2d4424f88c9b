from datetime import timedelta
from nautilus_trader.common.component import TestClock
from nautilus_trader.core.datetime import secs_to_nanos

clock = TestClock()
clock.set_timer("poll", timedelta(seconds=10), callback=lambda event: print(event.ts_event))
for handler in clock.advance_time(secs_to_nanos(30)):
    handler.handle()
print(clock.timer_names)
