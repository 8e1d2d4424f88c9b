"""
`cancel_timer` raises `KeyError` for a name that isn't set, which is also the case of an alert that has fired;
`cancel_timers` raises nothing.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.common.actor import Actor


class Alarm(Actor):
    def on_start(self):
        self.clock.set_time_alert_ns("once", at(0.5), lambda event: None)
        self.clock.set_time_alert_ns("later", at(30), lambda event: None)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        if self.cache.quote_tick_count(EURUSD.id) == 2:
            self.fired = raised(lambda: self.clock.cancel_timer("once"))
            self.unknown = raised(lambda: self.clock.cancel_timer("never"))
            self.clock.cancel_timer("later")
            self.clock.cancel_timers()


alarm = Alarm()
play(quotes(3), alarm)
assert type(alarm.fired) is KeyError and type(alarm.unknown) is KeyError, (alarm.fired, alarm.unknown)
