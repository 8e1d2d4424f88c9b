"""What the failing calls of `facts/raised.json` on adapters share."""

import asyncio
import importlib
from collections.abc import Coroutine
from typing import Any
from unittest.mock import MagicMock

from extract.failing import the


def awaited(call: Coroutine[Any, Any, Any]) -> Any:
    """Runs a coroutine to its end."""
    return asyncio.run(call)


def like(**values: Any) -> Any:
    """Gives an object that takes any use, with some values of its own."""
    return MagicMock(**values)


def made_client(factory: str, config: str, bus: Any = None, **settings: Any) -> Any:
    """Builds a live client of an adapter as a node does."""
    stubs, loop = the("test_kit.stubs.component.TestComponentStubs"), asyncio.new_event_loop()
    live = the("common.component.LiveClock")()
    return the(f"adapters.{factory}").create(
        loop, "X", the(f"adapters.{config}")(**settings), bus or stubs.msgbus(), stubs.cache(), live
    )


def ids_of(*names: str) -> list[Any]:
    """Gives instrument IDs."""
    ids = importlib.import_module("nautilus_trader.model.identifiers")
    return [ids.InstrumentId.from_str(name) for name in names]
