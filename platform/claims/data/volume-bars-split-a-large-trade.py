"""
A `VOLUME` bar has exactly its step as volume: a trade of 2,500 with a step of 1,000 makes two bars at once and leaves
500 for the next one.
"""

from kit.bars import built
from kit.market import at
from kit.market import trade

bars = built("EUR/USD.SIM-1000-VOLUME-LAST-INTERNAL", [trade(0, 1.1, 400), trade(1, 1.2, 2_500), trade(2, 1.3, 100)])
assert [(bar.ts_init, float(bar.volume)) for bar in bars] == [(at(1), 1_000), (at(1), 1_000), (at(2), 1_000)], bars
assert [str(bar.open) for bar in bars] == ["1.10000", "1.20000", "1.20000"], bars
