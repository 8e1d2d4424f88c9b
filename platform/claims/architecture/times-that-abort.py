"""
A timer whose start plus interval exceeds 2**64 - 1 ns ends the process, and so does turning a time above 2**63 - 1 ns into text. A
negative time raises `OverflowError`.
"""

from kit.failures import aborts
from kit.failures import process
from kit.failures import raised
from nautilus_trader.common.component import TestClock
from nautilus_trader.core.datetime import unix_nanos_to_iso8601

TIMER = """
from nautilus_trader.common.component import TestClock
clock = TestClock()
clock.set_time(10)
clock.set_timer_ns("timer", {interval}, 10, 0, print)
"""
assert aborts(TIMER.format(interval=2**64 - 10))
assert process(TIMER.format(interval=2**64 - 11)).returncode == 0

assert aborts("from nautilus_trader.core.datetime import unix_nanos_to_iso8601; unix_nanos_to_iso8601(2**63)")
assert unix_nanos_to_iso8601(2**63 - 1).startswith("2262-04-11"), unix_nanos_to_iso8601(2**63 - 1)

for call in (lambda: unix_nanos_to_iso8601(-1), lambda: TestClock().set_time_alert_ns("alert", -1, print)):
    assert type(raised(call)) is OverflowError, repr(raised(call))
