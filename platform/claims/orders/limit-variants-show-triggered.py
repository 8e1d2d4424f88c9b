"""Stop-limit and limit-if-touched orders record `OrderTriggered` before their fill; stop-market and market-if-touched orders don't."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import names
from kit.orders import quotes

price, size = EURUSD.make_price, EURUSD.make_qty(1_000)


def send_all(script):
    make, name = script.order_factory, EURUSD.id
    script.send(make.stop_limit(name, BUY, size, price(1.1012), price(1.1010)))
    script.send(make.limit_if_touched(name, BUY, size, price(1.0991), price(1.0990)))
    script.send(make.stop_market(name, BUY, size, price(1.1010)))
    script.send(make.market_if_touched(name, BUY, size, price(1.0990)))


orders = run(quotes(1.1, 1.1009, 1.1, 1.0989, 1.0989), {0: send_all}).orders
for order in orders:
    assert order.status_string() == "FILLED", order
    limited = order.type_string() in ("STOP_LIMIT", "LIMIT_IF_TOUCHED")
    assert ("Triggered" in names(order)) is limited, (order.type_string(), names(order))
