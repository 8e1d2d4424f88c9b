"""
Bars that the platform builds never move the simulated market, where an external bar of the same prices does; as data
of a run `INTERNAL` bars are refused with `ValueError`.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.market import bar
from kit.market import quote
from kit.market import trade
from nautilus_trader.model.data import Bar
from nautilus_trader.model.data import BarType

INTERNAL = BarType.from_str("EUR/USD.SIM-1-MINUTE-LAST-INTERNAL")


def buy(script):
    script.subscribe_bars(INTERNAL)
    receive = script.receive
    script.on_bar = lambda item: (receive(item), script.market(BUY, 1_000))


# The bar's close is the trade's price, 1.3; the quotes after the trade are at 1.1.
quiet = [quote(10, 1.1, 1.1), trade(20, 1.3), quote(30, 1.1, 1.1), quote(65, 1.1, 1.1)]
built = run(quiet, {"start": buy})
assert [str(item.close) for item in built.script.seen if isinstance(item, Bar)] == ["1.30000"]
assert str(built.fills[0].last_px) == "1.10000", built.fills

external = run([quote(10, 1.1, 1.1), bar(60, 1.3, 1.3, 1.3, 1.3)], {1: lambda script: script.market(BUY, 1_000)})
assert str(external.fills[0].last_px) == "1.30000", external.fills

error = raised(lambda: run([bar(60, 1.1, 1.1, 1.1, 1.1, bar_type=INTERNAL)]))
assert type(error) is ValueError, error
