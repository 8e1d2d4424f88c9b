"""A backtest in one call: data, a strategy that does as it is told at the n-th item, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig
from nautilus_trader.config import StrategyConfig
from nautilus_trader.core.message import Event
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.data import Bar
from nautilus_trader.model.data import OrderBookDelta
from nautilus_trader.model.data import OrderBookDeltas
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.data import TradeTick
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.events import OrderEvent
from nautilus_trader.model.events import OrderFilled
from nautilus_trader.model.instruments import Instrument
from nautilus_trader.model.objects import Money
from nautilus_trader.model.orders import Order
from nautilus_trader.trading.strategy import Strategy

from kit.market import EURUSD

BUY, SELL = OrderSide.BUY, OrderSide.SELL

#: What a strategy does, by when: the index of the data item it receives, "start", or "stop".
Plan = Mapping[int | str, Callable[["Script"], Any]]


class Script(Strategy):
    """Subscribes to all data of its instrument and does what its plan says; keeps what it sees."""

    def __init__(self, plan: Plan, data: Sequence[Any], instrument: Instrument, config: StrategyConfig) -> None:
        super().__init__(config)
        self.plan = plan
        self.instrument = instrument
        self.kinds = {type(item) for item in data}
        self.bar_types = {item.bar_type for item in data if isinstance(item, Bar)}
        self.seen: list[Any] = []
        #: Data and events in the order in which they came.
        self.log_book: list[Any] = []
        self.events: list[Event] = []
        self.event_times: list[int] = []
        self.marks: dict[str, Any] = {}

    def on_start(self) -> None:
        """Subscribe to what the run's data holds, then do what the plan says of the start."""
        if QuoteTick in self.kinds:
            self.subscribe_quote_ticks(self.instrument.id)
        if TradeTick in self.kinds:
            self.subscribe_trade_ticks(self.instrument.id)
        if self.kinds & {OrderBookDelta, OrderBookDeltas}:
            self.subscribe_order_book_deltas(self.instrument.id)
        for bar_type in sorted(self.bar_types, key=str):
            self.subscribe_bars(bar_type)
        self.follow("start")

    def on_stop(self) -> None:
        """Do what the plan says of the stop."""
        self.follow("stop")

    def receive(self, item: object) -> None:
        """Keep an item and do what the plan says of it."""
        self.seen.append(item)
        self.log_book.append(item)
        self.follow(len(self.seen) - 1)

    on_quote_tick = on_trade_tick = on_bar = on_order_book_deltas = receive

    def on_event(self, event: Event) -> None:
        """Keep an event, with the clock's time at which it came."""
        self.events.append(event)
        self.event_times.append(self.clock.timestamp_ns())
        self.log_book.append(event)

    def follow(self, when: int | str) -> None:
        """Do what the plan says of a moment."""
        if when in self.plan:
            self.plan[when](self)

    def names(self) -> list[str]:
        """Return the names of the events' types, in their order."""
        return [type(event).__name__ for event in self.events]

    # -- orders in a line each ---------------------------------------------------------------------------------------

    def send(self, order: Order, **arguments: Any) -> Order:
        """Submit an order and return it."""
        self.submit_order(order, **arguments)
        return order

    def market(self, side: OrderSide, quantity: float, submit: Mapping[str, Any] | None = None, **arguments: Any) -> Order:
        """Submit a market order; `submit` goes to `submit_order`, the rest to the order factory."""
        order = self.order_factory.market(self.instrument.id, side, self.instrument.make_qty(quantity), **arguments)
        return self.send(order, **(submit or {}))

    def limit(self, side: OrderSide, quantity: float, price: float, submit: Mapping[str, Any] | None = None, **arguments: Any) -> Order:
        """Submit a limit order."""
        make = self.instrument
        order = self.order_factory.limit(make.id, side, make.make_qty(quantity), make.make_price(price), **arguments)
        return self.send(order, **(submit or {}))

    def stop_market(self, side: OrderSide, quantity: float, trigger: float, submit: Mapping[str, Any] | None = None, **arguments: Any) -> Order:
        """Submit a stop-market order."""
        make = self.instrument
        order = self.order_factory.stop_market(make.id, side, make.make_qty(quantity), make.make_price(trigger), **arguments)
        return self.send(order, **(submit or {}))


class Run:
    """A finished backtest."""

    def __init__(self, engine: BacktestEngine, scripts: Sequence[Script]) -> None:
        self.engine = engine
        self.scripts = scripts
        #: The first strategy.
        self.script = scripts[0]

    @property
    def orders(self) -> list[Order]:
        """The orders of all strategies, the oldest first."""
        return sorted(self.engine.cache.orders(), key=lambda order: (order.ts_init, order.client_order_id.value))

    @property
    def order(self) -> Order:
        """The only order."""
        (order,) = self.orders
        return order

    @property
    def fills(self) -> list[OrderFilled]:
        """All fills, in the order in which the strategies received them."""
        return [event for script in self.scripts for event in script.events if isinstance(event, OrderFilled)]

    @property
    def order_events(self) -> list[str]:
        """Names of the first strategy's order events."""
        return [type(event).__name__ for event in self.script.events if isinstance(event, OrderEvent)]

    @property
    def positions(self) -> list:
        """All positions in the cache, open and closed, the oldest first."""
        return sorted(self.engine.cache.positions(), key=lambda position: position.ts_opened)

    @property
    def account(self) -> Any:
        """The account of the first instrument's venue."""
        return self.engine.portfolio.account(self.script.instrument.venue)


def run(
    data: Sequence[Any],
    *plans: Plan,
    instrument: Instrument = EURUSD,
    strategy: Mapping[str, Any] | None = None,
    engine: Mapping[str, Any] | None = None,
    setup: Callable[[BacktestEngine], Any] | None = None,
    **venue: Any,
) -> Run:
    """
    Run data through an engine with one scripted strategy a plan.

    The venue has a margin account of 1,000,000 USD and nets positions, where `venue` (arguments of `add_venue`) says
    nothing else. `strategy` are fields of `StrategyConfig` for all strategies, `engine` of `BacktestEngineConfig`;
    `setup` gets the engine before the run.
    """
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
    scripts = []
    for number, plan in enumerate(plans or ({},)):
        fields = {"order_id_tag": f"{number:03}", "strategy_id": "Script", **(strategy or {})}
        script = Script(plan, data, instrument, StrategyConfig(**fields))
        backtest.add_strategy(script)
        scripts.append(script)
    if setup:
        setup(backtest)
    backtest.run()
    return Run(backtest, scripts)
