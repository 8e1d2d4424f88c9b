"""`order_factory.bracket` raises `ValueError` for a leg of a type it doesn't make, a STOP_MARKET entry included."""

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import OrderType


def make(script):
    price = EURUSD.make_price
    common = {
        "instrument_id": EURUSD.id,
        "order_side": BUY,
        "quantity": EURUSD.make_qty(1_000),
        "entry_price": price(1.1),
        "entry_trigger_price": price(1.1),
        "sl_trigger_price": price(1.09),
        "tp_price": price(1.11),
    }
    call = lambda **given: script.order_factory.bracket(**common, **given)
    for field, name in (("entry_order_type", "STOP_MARKET"), ("sl_order_type", "STOP_LIMIT"), ("tp_order_type", "MARKET")):
        error = raised(lambda field=field, name=name: call(**{field: OrderType[name]}))
        assert type(error) is ValueError, error
    for name in ("MARKET", "LIMIT", "MARKET_IF_TOUCHED", "LIMIT_IF_TOUCHED", "STOP_LIMIT"):
        assert call(entry_order_type=OrderType[name]).orders[0].type_string() == name
    script.marks["done"] = True


assert run(quotes(1.1), {0: make}).script.marks["done"]
