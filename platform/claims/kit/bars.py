"""Bars that the data engine builds from other data, in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nautilus_trader.config import DataEngineConfig
from nautilus_trader.model.data import Bar
from nautilus_trader.model.data import BarType
from nautilus_trader.model.instruments import Instrument

from kit.backtest import run
from kit.market import EURUSD


def built(bar_type: str, data: Sequence[Any], instrument: Instrument = EURUSD, **settings: Any) -> list[Bar]:
    """Return the bars of an internal type that a subscription from `on_start` delivers; `settings` of the data engine."""
    kind = BarType.from_str(bar_type)
    finished = run(
        data,
        {"start": lambda script: script.subscribe_bars(kind)},
        instrument=instrument,
        engine={"data_engine": DataEngineConfig(**settings)},
    )
    return [item for item in finished.script.seen if isinstance(item, Bar) and item.bar_type == kind.standard()]
