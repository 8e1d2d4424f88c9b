"""Requests for history in a backtest: what a run's catalogs answer, and what arrives where."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence
from typing import Any

from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig
from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.data import CustomData
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.model.objects import Money
from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.persistence.config import DataCatalogConfig
from nautilus_trader.trading.strategy import Strategy

from kit.market import EURUSD


class Asker(Strategy):
    """Does what it is told at the start, and keeps what arrives, with the handler's name, in its order."""

    def __init__(self, begin: Callable[["Asker"], Any]) -> None:
        super().__init__()
        self.begin = begin
        self.arrived: list[tuple[str, Any]] = []

    def on_start(self) -> None:
        """Do what it was told."""
        self.begin(self)

    def on_historical_data(self, data: object) -> None:
        """Keep an item of an answer."""
        self.arrived.append(("history", data))

    def on_bar(self, bar: object) -> None:
        """Keep a bar of the run."""
        self.arrived.append(("bar", bar))

    def on_data(self, data: object) -> None:
        """Keep custom data of the run."""
        self.arrived.append(("data", data))

    def done(self, request_id: object) -> None:
        """Keep that a request is complete; for `callback`."""
        self.arrived.append(("done", request_id))

    def names(self) -> list[str]:
        """Return the handlers' names, in the order in which they were called."""
        return [name for name, _ in self.arrived]


def ask(
    begin: Callable[[Asker], Any],
    data: Sequence[Any],
    *catalogs: ParquetDataCatalog,
    client_id: str | None = None,
) -> Asker:
    """Run data with a strategy that begins as told, with the given catalogs to answer it."""
    engine = BacktestEngine(
        BacktestEngineConfig(
            logging=LoggingConfig(bypass_logging=True),
            catalogs=[DataCatalogConfig(path=catalog.path) for catalog in catalogs],
        ),
    )
    engine.add_venue(EURUSD.venue, OmsType.NETTING, AccountType.MARGIN, [Money(1_000_000, USD)], base_currency=USD)
    engine.add_instrument(EURUSD)
    if isinstance(data[0], CustomData):
        engine.add_data(list(data), client_id=ClientId(client_id or "NEWS"))
    else:
        engine.add_data(list(data))
    asker = Asker(begin)
    engine.add_strategy(asker)
    engine.run()
    return asker
