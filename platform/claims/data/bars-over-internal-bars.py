"""
A time bar over `INTERNAL` bars of the same end: 1.221.0 closes it 15 µs late, so the last of them is inside. 1.222.0
closes it at the same instant and misses the last one if the larger type's text sorts before the smaller one's, as
`10-MINUTE` does before `5-MINUTE`, but not `20-MINUTE` before `10-MINUTE`.
"""

from kit.backtest import run
from kit.market import at
from kit.market import bar
from kit.version import RELEASE
from nautilus_trader.model.data import BarType

minutes = [bar(60 * minute, *[1.1 + minute / 1_000] * 4) for minute in range(1, 42)]


def first_over(small, large):
    types = (f"{small}-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL", f"{large}-MINUTE-LAST-INTERNAL@{small}-MINUTE-INTERNAL")
    subscribe = lambda script: [script.subscribe_bars(BarType.from_str(f"EUR/USD.SIM-{kind}")) for kind in types]  # noqa: E731
    seen = run(minutes, {"start": subscribe}).script.seen
    found = next(item for item in seen if item.bar_type.spec.step == large)
    return str(found.close), found.ts_init


late = 15_000 if RELEASE == (1, 221, 0) else 0
assert first_over(5, 10) == ("1.11000" if late else "1.10500", at(600) + late), first_over(5, 10)
assert first_over(10, 20) == ("1.12000", at(1_200) + late), first_over(10, 20)
