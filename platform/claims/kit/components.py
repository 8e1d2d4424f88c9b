"""A backtest with actors and strategies of the claim's own, for rules about components."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.instruments import Instrument
from nautilus_trader.model.objects import Money
from nautilus_trader.trading.strategy import Strategy

from kit.market import EURUSD
from kit.market import quote


def quotes(count: int) -> list[QuoteTick]:
    """Return one quote a second from noon on, all at the same prices."""
    return [quote(second, 1.1000, 1.1002) for second in range(count)]


def host(
    data: Sequence[Any],
    *components: Actor,
    instrument: Instrument = EURUSD,
    engine: Mapping[str, Any] | None = None,
    **venue: Any,
) -> BacktestEngine:
    """Return an engine that holds the data and the components, and hasn't run yet; `venue` and `engine` as in `kit.backtest.run`."""
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
    backtest.add_data(list(data))
    for component in components:
        if isinstance(component, Strategy):
            backtest.add_strategy(component)
        else:
            backtest.add_actor(component)
    return backtest


def play(data: Sequence[Any], *components: Actor, setup: Callable[[BacktestEngine], Any] | None = None, **settings: Any) -> BacktestEngine:
    """Run the data with the components and return the engine; `setup` gets it before the run, `settings` are those of `host`."""
    backtest = host(data, *components, **settings)
    if setup:
        setup(backtest)
    backtest.run()
    return backtest
