"""A catalog of one-minute bars and descriptions of backtests over it, for rules about the backtest node."""

from __future__ import annotations

import tempfile
from typing import Any

from nautilus_trader.config import BacktestDataConfig
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import BacktestRunConfig
from nautilus_trader.config import BacktestVenueConfig
from nautilus_trader.config import ImportableStrategyConfig
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.data import Bar
from nautilus_trader.persistence.catalog import ParquetDataCatalog

from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.market import bar

EMA_CROSS = "nautilus_trader.examples.strategies.ema_cross"


def stored(count: int = 60) -> ParquetDataCatalog:
    """Return a new catalog with EUR/USD and so many one-minute bars that rise and fall."""
    catalog = ParquetDataCatalog(tempfile.mkdtemp())
    catalog.write_data([EURUSD])
    tops = [1.10 + (n % 20) / 1_000 for n in range(1, count + 1)]
    catalog.write_data([bar(60 * n, top, top + 0.0002, top - 0.0002, top) for n, top in enumerate(tops, start=1)])
    return catalog


def crossing(**settings: Any) -> ImportableStrategyConfig:
    """Return the platform's crossing averages, by import path, with settings of `EMACrossConfig`."""
    fields = {"instrument_id": "EUR/USD.SIM", "bar_type": str(MINUTE_BARS), "trade_size": "100000", "request_bars": False}
    return ImportableStrategyConfig(
        strategy_path=f"{EMA_CROSS}:EMACross",
        config_path=f"{EMA_CROSS}:EMACrossConfig",
        config={**fields, "fast_ema_period": 2, "slow_ema_period": 5, **settings},
    )


def describe(
    catalog: ParquetDataCatalog,
    *strategies: ImportableStrategyConfig,
    data: dict[str, Any] | None = None,
    venue: dict[str, Any] | None = None,
    **run: Any,
) -> BacktestRunConfig:
    """Return a run over a catalog's bars; `data` and `venue` are fields of their configurations, the rest of the run's."""
    account = {"name": "SIM", "oms_type": "NETTING", "account_type": "MARGIN", "base_currency": "USD"}
    items = {"data_cls": Bar, "instrument_id": "EUR/USD.SIM", "bar_spec": "1-MINUTE-LAST"}
    return BacktestRunConfig(
        venues=[BacktestVenueConfig(**{**account, "starting_balances": ["1_000_000 USD"], **(venue or {})})],
        data=[BacktestDataConfig(**{"catalog_path": catalog.path, **items, **(data or {})})],
        engine=BacktestEngineConfig(strategies=list(strategies), logging=LoggingConfig(bypass_logging=True)),
        **run,
    )
