from datetime import timedelta
from nautilus_trader.common.component import TestClock
from nautilus_trader.core.datetime import secs_to_nanos

clock = TestClock()
clock.register_default_handler(lambda event: print("fired", event.name))
clock.set_timer("poll", timedelta(seconds=10))
print(clock.timer_names, clock.timer_count)
for handler in clock.advance_time(secs_to_nanos(20)):
    handler.handle()
clock.cancel_timer("poll")
print(clock.timer_count)
