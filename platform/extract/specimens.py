"""Makes objects of the running package, to see what types their members really have. Needs its test kit."""

import importlib
import inspect
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

_STUBS = ("data", "events", "execution", "component", "commands", "identifiers")


def specimens() -> tuple[list[Any], SimpleNamespace]:
    """Makes the objects: what the test kit gives unasked, what a short backtest leaves behind, and more.

    :returns: all of them, and those that proofs call by name
    """
    # First, as the first to log decides what is logged.
    named = backtest()
    return [*test_kit(), *indicators(), *models(), *named.objects], named


def test_kit() -> Iterator[Any]:
    """What the test kit's functions without arguments give."""
    providers = importlib.import_module("nautilus_trader.test_kit.providers")
    classes = [providers.TestInstrumentProvider]
    for name in _STUBS:
        module = importlib.import_module(f"nautilus_trader.test_kit.stubs.{name}")
        classes += [
            item for key, item in vars(module).items() if inspect.isclass(item) and key.startswith("Test")
        ]
    for item in classes:
        for key, function in vars(item).items():
            if isinstance(function, staticmethod | classmethod):
                yield from _tried(getattr(item, key))


def indicators() -> Iterator[Any]:
    """Indicators, each with the first arguments that fit."""
    package = importlib.import_module("nautilus_trader.indicators")
    for item in vars(package).values():
        if inspect.isclass(item):
            for arguments in ((10,), (10, 20), (5, 10, 3), (), (10, 2.0), (3, 5, 7, 9)):
                made = list(_tried(lambda item=item, arguments=arguments: item(*arguments)))
                if made:
                    yield from made
                    break


def models() -> Iterator[Any]:
    """Models of fills, fees, latency and margin that need no arguments."""
    for name in ("nautilus_trader.backtest.models", "nautilus_trader.accounting.margin_models"):
        for item in vars(importlib.import_module(name)).values():
            if inspect.isclass(item):
                yield from _tried(item)


def _tried(make: Any) -> Iterator[Any]:
    try:
        yield make()
    except Exception:
        # Some need arguments, or files that are not in the package.
        return


def backtest() -> SimpleNamespace:
    """Runs a short backtest in which orders of most kinds are placed, changed and canceled.

    :returns: its parts by name; all that is worth a look under `objects`
    """
    from nautilus_trader.backtest.config import BacktestEngineConfig
    from nautilus_trader.backtest.engine import BacktestEngine
    from nautilus_trader.common.config import LoggingConfig
    from nautilus_trader.model.currencies import USD
    from nautilus_trader.model.data import QuoteTick
    from nautilus_trader.model.enums import AccountType, BookType, OmsType, OrderSide, TriggerType
    from nautilus_trader.model.identifiers import Venue
    from nautilus_trader.model.objects import Money, Price, Quantity
    from nautilus_trader.test_kit.providers import TestInstrumentProvider
    from nautilus_trader.trading.strategy import Strategy

    instrument = TestInstrumentProvider.default_fx_ccy("AUD/USD")
    seen: list[Any] = []

    class Trial(Strategy):
        """Places one order of a kind at each quote."""

        def on_start(self) -> None:
            self.count = 0
            self.subscribe_quote_ticks(instrument.id)

        def on_event(self, event: Any) -> None:
            seen.append(event)

        def on_quote_tick(self, tick: QuoteTick) -> None:
            self.count += 1
            make, size = self.order_factory, instrument.make_qty(1_000)
            low, high = instrument.make_price(0.5), instrument.make_price(0.9)
            both = {"instrument_id": instrument.id, "order_side": OrderSide.BUY, "quantity": size}
            if self.count == 1:
                self.submit_order(make.market(**both))
            elif self.count == 2:
                order = make.limit(**both, price=low)
                self.submit_order(order)
                self.modify_order(order, quantity=instrument.make_qty(2_000))
            elif self.count == 3:
                self.submit_order(make.stop_market(**both, trigger_price=high))
                self.submit_order(make.stop_limit(**both, price=high, trigger_price=high))
                self.submit_order(make.market_if_touched(**both, trigger_price=low))
                self.submit_order(make.limit_if_touched(**both, price=low, trigger_price=low))
                self.submit_order(make.limit(**both, price=low, emulation_trigger=TriggerType.BID_ASK))
            elif self.count == 4:
                self.submit_order_list(make.bracket(**both, sl_trigger_price=low, tp_price=high))
            elif self.count == 5:
                self.cancel_all_orders(instrument.id)
                self.submit_order(make.limit(**both, price=high, post_only=True))
            elif self.count == 6:
                self.submit_order(make.market(instrument.id, OrderSide.SELL, instrument.make_qty(500)))
            elif self.count == 7:
                self.close_all_positions(instrument.id)
            elif self.count == 8:
                self.submit_order(make.market(**both))

    engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(log_level="OFF")))
    engine.add_venue(
        Venue("SIM"), OmsType.HEDGING, AccountType.MARGIN, [Money(1_000_000, USD)], base_currency=USD
    )
    engine.add_instrument(instrument)
    strategy = Trial()
    engine.add_strategy(strategy)
    quotes = [
        QuoteTick(
            instrument.id,
            Price(0.70000 + index / 10_000, 5),
            Price(0.70002 + index / 10_000, 5),
            Quantity(1_000_000, 0),
            Quantity(1_000_000, 0),
            (index + 1) * 1_000_000_000,
            (index + 1) * 1_000_000_000,
        )
        for index in range(12)
    ]
    engine.add_data(quotes)
    engine.run()
    kernel, cache = engine.kernel, engine.cache
    parts = [engine, kernel, engine.trader, cache, engine.portfolio, engine.portfolio.analyzer, strategy]
    parts += [strategy.order_factory, strategy.clock, strategy.log, strategy.msgbus, kernel.data_engine]
    parts += [kernel.risk_engine, kernel.exec_engine, kernel.emulator, engine.get_result(), *seen]
    parts += [*cache.orders(), *cache.positions(), *cache.order_lists(), *cache.accounts(), quotes[0]]
    exchange = next(iter(engine._venues.values())) if hasattr(engine, "_venues") else None
    return SimpleNamespace(
        objects=[item for item in [*parts, exchange] if item is not None],
        engine=engine,
        kernel=kernel,
        cache=cache,
        portfolio=engine.portfolio,
        account=cache.accounts()[0],
        instrument=instrument,
        quotes=quotes,
        events=seen,
        book_type=BookType.L1_MBP,
        venue=Venue("SIM"),
    )
