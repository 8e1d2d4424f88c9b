"""
With `DEFAULT` and `BID_ASK` an emulated order watches quotes and order book deltas: on deltas alone it fires, while one with
`LAST_PRICE` waits.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.simulation import book
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import TriggerType

high, low = ({1.0990: 1_000_000}, {1.1000: 1_000_000}), ({1.0985: 1_000_000}, {1.0989: 1_000_000})


def status(name):
    deltas = [book(second, *sides) for second, sides in enumerate((high, high, low, low))]
    plan = {1: lambda s: s.limit(BUY, 1_000, 1.0990, emulation_trigger=TriggerType[name])}
    return run(deltas, plan, book_type=BookType.L2_MBP).order.status_string()


found = [status(name) for name in ("DEFAULT", "BID_ASK", "LAST_PRICE")]
assert found == ["FILLED", "FILLED", "EMULATED"], found
