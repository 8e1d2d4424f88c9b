"""
An emulated limit order is released as a MARKET order and an emulated stop-limit as a LIMIT; the object that the strategy kept stays
EMULATED for ever, the cache has the released one.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType

price, size, trigger = EURUSD.make_price, EURUSD.make_qty(1_000), {"emulation_trigger": TriggerType.BID_ASK}


def send(script):
    make = script.order_factory
    script.marks["kept"] = script.send(make.limit(EURUSD.id, BUY, size, price(1.0990), **trigger))
    script.send(make.stop_limit(EURUSD.id, BUY, size, price(1.1012), price(1.1010), **trigger))


done = run(quotes(1.1, 1.0989, 1.1009, 1.1009), {0: send})
assert [order.type_string() for order in done.orders] == ["MARKET", "LIMIT"], done.orders
kept = done.script.marks["kept"]
assert (kept.type_string(), kept.status_string()) == ("LIMIT", "EMULATED"), kept
assert done.engine.cache.order(kept.client_order_id).status_string() == "FILLED"
