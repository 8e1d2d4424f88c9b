"""Trading nodes without a network: a venue that reports what it is told, and a node that runs against it for a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field
from decimal import Decimal
from typing import Any

from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.config import LiveExecClientConfig
from nautilus_trader.config import LiveExecEngineConfig
from nautilus_trader.config import LoggingConfig
from nautilus_trader.config import TradingNodeConfig
from nautilus_trader.core.uuid import UUID4
from nautilus_trader.execution.reports import OrderStatusReport
from nautilus_trader.execution.reports import PositionStatusReport
from nautilus_trader.live.execution_client import LiveExecutionClient
from nautilus_trader.live.factories import LiveExecClientFactory
from nautilus_trader.live.node import TradingNode
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import OrderType
from nautilus_trader.model.enums import PositionSide
from nautilus_trader.model.enums import TimeInForce
from nautilus_trader.model.identifiers import AccountId
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.model.identifiers import VenueOrderId
from nautilus_trader.model.objects import AccountBalance
from nautilus_trader.model.objects import Money
from nautilus_trader.trading.strategy import Strategy

from kit.market import EURUSD

ACCOUNT = AccountId("SIM-001")
OFF = LoggingConfig(log_level="OFF", log_component_levels={"TradingNode": "OFF"}, log_components_only=True)


@dataclass
class Venue:
    """What the venue tells of an account, and whether it answers orders."""

    orders: list[OrderStatusReport] = field(default_factory=list)
    positions: list[PositionStatusReport] = field(default_factory=list)
    accepts: bool = True
    asked: OrderStatusReport | None = None
    """What it says when it is asked for one order."""


class VenueClient(LiveExecutionClient):
    """An execution client that reports what a `Venue` holds."""

    told: Venue

    async def _connect(self) -> None:
        self._set_account_id(ACCOUNT)
        total, locked = Money(100_000, USD), Money(0, USD)
        self.generate_account_state([AccountBalance(total, locked, total)], [], True, self._clock.timestamp_ns())
        await self._await_account_registered()

    async def _disconnect(self) -> None:
        pass

    async def generate_order_status_report(self, command: Any) -> OrderStatusReport | None:
        return self.told.asked

    async def generate_order_status_reports(self, command: Any) -> list[OrderStatusReport]:
        return self.told.orders

    async def generate_fill_reports(self, command: Any) -> list:
        return []

    async def generate_position_status_reports(self, command: Any) -> list[PositionStatusReport]:
        return self.told.positions

    async def _submit_order(self, command: Any) -> None:
        order, now = command.order, self._clock.timestamp_ns()
        ids = (order.strategy_id, order.instrument_id, order.client_order_id)
        self.generate_order_submitted(*ids, now)
        if self.told.accepts:
            self.generate_order_accepted(*ids, VenueOrderId("V-9"), now)


def venue_factory(told: Venue, oms_type: OmsType = OmsType.NETTING) -> type[LiveExecClientFactory]:
    """Return a factory of clients for a venue."""

    class Factory(LiveExecClientFactory):
        @staticmethod
        def create(loop: Any, name: str, config: Any, msgbus: Any, cache: Any, clock: Any) -> VenueClient:
            client = VenueClient(
                loop=loop,
                client_id=ClientId(name),
                venue=EURUSD.venue,
                oms_type=oms_type,
                account_type=AccountType.MARGIN,
                base_currency=USD,
                instrument_provider=InstrumentProvider(),
                msgbus=msgbus,
                cache=cache,
                clock=clock,
            )
            client.told = told
            return client

    return Factory


def order_report(**changes: Any) -> OrderStatusReport:
    """Return the report of an open limit order to buy 5,000 at 1.09, but for the changes."""
    now = time.time_ns()
    fields = {
        "account_id": ACCOUNT,
        "instrument_id": EURUSD.id,
        "venue_order_id": VenueOrderId("V-1"),
        "order_side": OrderSide.BUY,
        "order_type": OrderType.LIMIT,
        "time_in_force": TimeInForce.GTC,
        "order_status": OrderStatus.ACCEPTED,
        "price": EURUSD.make_price(1.09),
        "quantity": EURUSD.make_qty(5_000),
        "filled_qty": EURUSD.make_qty(0),
    }
    return OrderStatusReport(**{**fields, "report_id": UUID4(), "ts_accepted": now, "ts_last": now, "ts_init": now, **changes})


def position_report(quantity: int, average: str | None = None, **changes: Any) -> PositionStatusReport:
    """Return the report of a long position, or of none when the quantity is 0."""
    now = time.time_ns()
    side = PositionSide.LONG if quantity else PositionSide.FLAT
    average_px = Decimal(average) if average else None
    return PositionStatusReport(
        ACCOUNT,
        EURUSD.id,
        side,
        EURUSD.make_qty(quantity),
        **{"report_id": UUID4(), "ts_last": now, "ts_init": now, "avg_px_open": average_px, **changes},
    )


def node_of(told: Venue | None = None, *strategies: Strategy, **settings: Any) -> TradingNode:
    """
    Return a built node against a venue, with EUR/USD loaded.

    `settings` are fields of `LiveExecEngineConfig`; `oms_type` and `loaded` are of the venue and the cache.
    """
    oms_type = settings.pop("oms_type", OmsType.NETTING)
    loaded = settings.pop("loaded", True)
    config = TradingNodeConfig(
        logging=OFF,
        exec_clients={"SIM": LiveExecClientConfig()} if told else {},
        exec_engine=LiveExecEngineConfig(**settings),
        timeout_post_stop=0.05,
        timeout_disconnection=0.5,
        timeout_portfolio=0.5,
    )
    node = TradingNode(config, loop=asyncio.new_event_loop())
    if loaded:
        node.cache.add_instrument(EURUSD)
    for strategy in strategies:
        node.trader.add_strategy(strategy)
    if told:
        node.add_exec_client_factory("SIM", venue_factory(told, oms_type))
    node.build()
    return node


def session(node: TradingNode, then: Callable[[TradingNode], Awaitable[Any]] | None = None, seconds: float = 0.4) -> TradingNode:
    """Run a node for so long, do something more, and stop it; `node.started` tells whether strategies ran."""

    async def live() -> None:
        try:
            await asyncio.sleep(seconds)
            node.started = node.trader.is_running
            if then:
                await then(node)
        finally:
            await node.stop_async()

    task = node.get_event_loop().create_task(live())
    node.run()
    task.result()
    return node
