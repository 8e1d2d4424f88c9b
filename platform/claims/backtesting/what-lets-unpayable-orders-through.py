"""
The check before a trade lets an order through that a cash account can't pay for, among others: when only the fee is
missing, when two orders of one callback are payable only one by one, when a resting order is enlarged, and with
`RiskEngineConfig(bypass=True)`; an order above the balance is denied.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from kit.simulation import when
from nautilus_trader.config import RiskEngineConfig

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
fall = [*data[:2], quote(2, 30_000, 30_001, instrument=BTCUSDT, size=100), *data[3:]]


def twice(script):
    script.market(BUY, 1)
    script.market(BUY, 1)


def enlarge(script):
    script.modify_order(script.cache.orders()[0], quantity=BTCUSDT.make_qty(3))


def ended_early(plan, venue, items=data, **settings):
    done = run(items, plan, instrument=BTCUSDT, **venue, **settings)
    return done.engine.get_result().iterations < len(items)


one = when(Script.market, BUY, 1)
assert not ended_early({0: one}, cash(20_000))
assert not ended_early({0: one}, cash(50_000))
assert ended_early({0: one}, cash(40_001))
assert ended_early({0: twice}, cash(50_000))
assert not ended_early({0: twice}, cash(100_000))
limit = when(Script.limit, BUY, 1, 35_000)
assert ended_early({0: limit, 1: enlarge}, cash(50_000), fall)
assert not ended_early({0: limit}, cash(50_000), fall)
assert ended_early({0: one}, cash(20_000), engine={"risk_engine": RiskEngineConfig(bypass=True)})
