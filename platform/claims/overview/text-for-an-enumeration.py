"""
The configurations of venues take enumerations as text, and so does `oms_type` of a strategy's. A field declared as an enumeration
alone, such as `order_time_in_force` of `EMACrossConfig`, keeps the text, and an order made with it raises `TypeError`.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.orders import quotes
from nautilus_trader.backtest.config import BacktestVenueConfig
from nautilus_trader.examples.strategies.ema_cross import EMACrossConfig
from nautilus_trader.model.enums import TimeInForce

BacktestVenueConfig(name="SIM", oms_type="NETTING", account_type="MARGIN", starting_balances=["1 USD"])
assert run(quotes(1.1, 1.1), {0: lambda script: script.market(BUY, 1_000)}, strategy={"oms_type": "HEDGING"}).order.is_closed


def kept(value):
    fields = {"instrument_id": EURUSD.id, "bar_type": MINUTE_BARS, "trade_size": Decimal(1_000)}
    return EMACrossConfig(**fields, order_time_in_force=value).order_time_in_force


def order(value):
    return run(quotes(1.1), {0: lambda script: script.market(BUY, 1_000, time_in_force=kept(value))}).order


assert kept("IOC") == "IOC", kept("IOC")
assert type(raised(lambda: order("IOC"))) is TypeError
assert order(TimeInForce.IOC).is_closed
