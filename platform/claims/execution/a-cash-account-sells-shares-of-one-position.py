"""
On a cash account, a sell of an equity is rejected as a short sale when it goes beyond the long position of its own strategy; with
a venue or strategy in HEDGING, beyond the position whose id it was sent with, or when it was sent without an id.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.test_kit.providers import TestInstrumentProvider

share = TestInstrumentProvider.equity(symbol="AAPL", venue="XNAS")
data = [quote(second, 100, 101, instrument=share) for second in range(3)]
buy, sell = when(Script.market, BUY, 100), when(Script.market, SELL, 100)


def sell_of_the_position(script):
    script.market(SELL, 100, submit={"position_id": script.cache.positions_open()[0].id})


def sold(*plans, **venue):
    done = run(data, *plans, instrument=share, account_type=AccountType.CASH, **venue)
    (order,) = [order for order in done.orders if order.is_sell]
    if order.status_string() == "REJECTED":
        assert order.last_event.reason.startswith("SHORT SELLING not permitted on a CASH account"), order.last_event
    return order.status_string()


assert sold({0: buy, 1: sell}) == "FILLED"
assert sold({0: buy, 1: when(Script.market, SELL, 150)}) == "REJECTED"
assert sold({0: buy}, {1: sell}) == "REJECTED"
assert sold({0: buy, 1: sell}, oms_type=OmsType.HEDGING) == "REJECTED"
assert sold({0: buy, 1: sell_of_the_position}, oms_type=OmsType.HEDGING) == "FILLED"
hedging = {"strategy": {"oms_type": "HEDGING"}}
assert sold({0: buy, 1: sell}, **hedging) == "REJECTED"
assert sold({0: buy, 1: sell_of_the_position}, **hedging) == "FILLED"
