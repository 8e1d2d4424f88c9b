"""
A subscription to internal imbalance or runs bars raises `NotImplementedError` in 1.221.0; tick bars are built.
"""

# only: latest — the later release 1.222.0 builds them, nightly's commit doesn't

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.data import BarType


class Taker(Actor):
    name = "TICK"

    def on_start(self):
        self.subscribe_bars(BarType.from_str(f"EUR/USD.SIM-1-{self.name}-MID-INTERNAL"))


host(quotes(1), Taker()).run()
for size in ("TICK", "VOLUME", "VALUE"):
    for kind in ("IMBALANCE", "RUNS"):
        Taker.name = f"{size}_{kind}"
        assert type(raised(host(quotes(1), Taker()).run)) is NotImplementedError, Taker.name
