"""A message bus alone, for rules that need no engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nautilus_trader.common.component import MessageBus
from nautilus_trader.common.component import TestClock
from nautilus_trader.model.identifiers import TraderId
from nautilus_trader.serialization.serializer import MsgSpecSerializer

import msgspec


class Tap:
    """Stands for what is outside of the process: gets what a bus would write to its database."""

    def __init__(self) -> None:
        self.topics: list[str] = []

    def is_closed(self) -> bool:
        """Return whether the bus may leave this listener out."""
        return False

    def publish(self, topic: str, payload: bytes) -> None:
        """Keep a message's topic."""
        self.topics.append(topic)


def make_bus(config: Any = None) -> MessageBus:
    """Return a bus that writes JSON to its listeners."""
    serializer = MsgSpecSerializer(encoding=msgspec.json)
    return MessageBus(trader_id=TraderId("TESTER-001"), clock=TestClock(), serializer=serializer, config=config)


def received(pattern: str, topics: Sequence[str]) -> list[str]:
    """Return those of the topics that a subscriber to a pattern receives, on a bus of its own."""
    bus, seen = make_bus(), []
    bus.subscribe(pattern, seen.append)
    for topic in topics:
        bus.publish(topic, topic)
    return seen
