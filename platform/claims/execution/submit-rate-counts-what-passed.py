"""The submit rate counts only orders that passed every other check, and a list counts once."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.config import RiskEngineConfig

engine = {"risk_engine": RiskEngineConfig(max_order_submit_rate="2/00:00:01")}


def send(script):
    for size in (10, 10, 10, 1_000, 1_000, 1_000):
        script.limit(BUY, size, 1.05)


found = reasons(run(quotes(1.1), {0: send}, engine=engine))
assert found[:3] == ["quantity 10 invalid (< minimum trade size of 1000)"] * 3, found
assert found[3:] == ["Exceeded MAX_ORDER_SUBMIT_RATE"], found


def lists(script):
    make, instrument = script.order_factory, script.instrument
    one = lambda: make.limit(instrument.id, BUY, instrument.make_qty(1_000), instrument.make_price(1.05))
    for _ in range(2):
        script.submit_order_list(make.create_list([one(), one(), one()]))


done = run(quotes(1.1, 1.1), {0: lists}, engine=engine)
assert {order.status_string() for order in done.orders} == {"ACCEPTED"}, done.orders
