from datetime import timedelta
from nautilus_trader.common.component import TestClock

clock = TestClock()
clock.set_timer("poll", timedelta(seconds=10), callback=print)
clock.cancel_timer("poll")
print(clock.timer_names)
try:
    clock.cancel_timer("poll")
except KeyError as error:
    print(error)
