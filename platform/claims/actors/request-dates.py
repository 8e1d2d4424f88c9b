"""
A request without a start raises `TypeError`; a start or an end in the future, or a start behind the end, raises
`ValueError`.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import MINUTE_BARS
from nautilus_trader.common.actor import Actor

import pandas as pd

DAY = pd.Timedelta(days=1)


class Asking(Actor):
    def on_start(self):
        now, ask = self.clock.utc_now(), self.request_bars
        self.errors = [
            type(raised(call))
            for call in (
                lambda: ask(MINUTE_BARS, start=None),
                lambda: ask(MINUTE_BARS, start=now + DAY),
                lambda: ask(MINUTE_BARS, start=now, end=now + DAY),
                lambda: ask(MINUTE_BARS, start=now, end=now - DAY),
            )
        ]
        self.fine = ask(MINUTE_BARS, start=now - DAY)


asking = Asking()
play(quotes(1), asking)
assert asking.errors == [TypeError, ValueError, ValueError, ValueError], asking.errors
assert asking.fine is not None
