"""
An emulated order with `LAST_PRICE` takes the last trade for bid and ask. Next to an emulated order of the same instrument
that watches quotes, it follows the quotes instead, and no trade fires it.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from kit.market import trade
from nautilus_trader.model.enums import TriggerType

start = [quote(0, 1.1000, 1.1001), quote(1, 1.1000, 1.1001), trade(2, 1.1000)]
by_quote = [*start, quote(3, 1.0980, 1.0981), quote(4, 1.0980, 1.0981)]
by_trade = [*start, trade(3, 1.0980), quote(4, 1.1000, 1.1001)]


def status(data, beside):
    def send(script):
        script.limit(BUY, 1_000, 1.0990, emulation_trigger=TriggerType.LAST_PRICE)
        if beside:
            script.limit(BUY, 1_000, 1.0500, emulation_trigger=TriggerType.DEFAULT)

    return run(data, {1: send}).orders[0].status_string()


assert (status(by_trade, False), status(by_quote, False)) == ("FILLED", "EMULATED")
assert (status(by_trade, True), status(by_quote, True)) == ("EMULATED", "FILLED")
