"""Engines that haven't run yet, order books in a line, and accounts to trade from: for rules about the simulated venue."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig
from nautilus_trader.config import StrategyConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.currencies import USDT
from nautilus_trader.model.data import OrderBookDelta
from nautilus_trader.model.data import OrderBookDeltas
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import BookAction
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.identifiers import Symbol
from nautilus_trader.model.instruments import Instrument
from nautilus_trader.model.objects import Currency
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider

from kit.backtest import Plan
from kit.backtest import Script
from kit.market import EURUSD
from kit.market import level

#: BTCUSDT.BINANCE: two decimals, sizes with six, fees 0.1 %.
BTCUSDT = TestInstrumentProvider.btcusdt_binance()


def build(
    data: Sequence[Any] = (),
    *plans: Plan,
    instrument: Instrument = EURUSD,
    sort: bool = True,
    engine: Mapping[str, Any] | None = None,
    **venue: Any,
) -> BacktestEngine:
    """Return an engine as `kit.backtest.run` builds it, with a scripted strategy a plan, before its run."""
    backtest = BacktestEngine(BacktestEngineConfig(**{"logging": LoggingConfig(bypass_logging=True), **(engine or {})}))
    backtest.add_venue(
        **{
            "venue": instrument.venue,
            "oms_type": OmsType.NETTING,
            "account_type": AccountType.MARGIN,
            "base_currency": USD,
            "starting_balances": [Money(1_000_000, USD)],
            **venue,
        },
    )
    backtest.add_instrument(instrument)
    if data:
        backtest.add_data(list(data), sort=sort)
    for number, plan in enumerate(plans):
        backtest.add_strategy(Script(plan, data, instrument, StrategyConfig(order_id_tag=f"{number:03}")))
    return backtest


def cash(amount: float, currency: Currency = USDT) -> dict[str, Any]:
    """Return the venue's settings for a cash account in several currencies that holds one amount."""
    return {
        "account_type": AccountType.CASH,
        "base_currency": None,
        "starting_balances": [Money(amount, currency)],
    }


def book(seconds: float, bids: Mapping[float, float], asks: Mapping[float, float]) -> OrderBookDeltas:
    """Return deltas that replace the whole book of EUR/USD by sizes at prices."""
    clear = OrderBookDelta.clear(EURUSD.id, 0, *[level(seconds, OrderSide.BUY, 1, 1).ts_init] * 2)
    sides = ((OrderSide.BUY, bids), (OrderSide.SELL, asks))
    levels = [level(seconds, side, price, size, BookAction.ADD) for side, rows in sides for price, size in rows.items()]
    return OrderBookDeltas(EURUSD.id, [clear, *levels])


def renamed(instrument: Instrument, name: str, **fields: Any) -> Instrument:
    """Return an instrument under another id and with other fields, such as `margin_init="0.1"`."""
    identity = InstrumentId.from_str(name)
    described = type(instrument).to_dict(instrument)
    return type(instrument).from_dict({**described, "id": name, "raw_symbol": Symbol(identity.symbol.value).value, **fields})


def prices(run: Any) -> list[tuple[float, float]]:
    """Return price and quantity of each fill, in the order in which they came."""
    return [(float(fill.last_px), float(fill.last_qty)) for fill in run.fills]


def when(call: Callable[[Script], Any], *arguments: Any, **settings: Any) -> Callable[[Script], Any]:
    """Return a step of a plan that calls a method of `Script`: `when(Script.market, BUY, 1_000)`."""
    return lambda script: call(script, *arguments, **settings)
