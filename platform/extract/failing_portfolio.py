"""What the failing calls of `facts/raised.json` on the portfolio, positions, strategies and samples share."""

import importlib
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

from extract.failing import accepted, clock, empty_engine, new_order, position_event, strategy, the
from extract.failing_backtest import currency_pair, quote, sim
from extract.failing_execution import submit


def new_portfolio() -> tuple[Any, Any]:
    """Gives a portfolio on a bus of its own, and its cache."""
    cache, ticking = the("cache.cache.Cache")(), clock()
    bus = the("common.component.MessageBus")(the("model.identifiers.TraderId")("T-1"), ticking)
    return the("portfolio.portfolio.Portfolio")(bus, cache, ticking), cache


def inverse_position() -> Any:
    """Gives a long position in an inverse instrument."""
    instrument = the("test_kit.providers.TestInstrumentProvider").xbtusd_bitmex()
    return the("model.position.Position")(instrument, _filled(instrument))


def reopened_abroad() -> tuple[Any, Any]:
    """Gives a portfolio whose netting position in yen, on an account in dollars, has opened again."""
    portfolio, cache = new_portfolio()
    instrument = the("test_kit.providers.TestInstrumentProvider").default_fx_ccy("USD/JPY")
    cache.add_instrument(instrument)
    cache.add_account(_account(_stubs().margin_account_state()))
    position = the("model.position.Position")(instrument, _filled(instrument))
    position.apply(_filled(instrument, "SELL", "2"))
    cache.add_position(position, the("model.enums.OmsType").NETTING)
    cache.snapshot_position(position)
    position.apply(_filled(instrument, "BUY", "3"))
    cache.update_position(position)
    return portfolio, instrument.id


def unseen_bets() -> Any:
    """Gives a portfolio with a betting position in its cache, whose fills it has not got."""
    portfolio, cache = new_portfolio()
    instrument = the("test_kit.providers.TestInstrumentProvider").betting_instrument()
    cache.add_instrument(instrument)
    account_id = the("model.identifiers.AccountId")("BETFAIR-1")
    cache.add_account(_account(_stubs().betting_account_state(account_id=account_id)))
    cache.add_quote_tick(the("test_kit.stubs.data.TestDataStubs").quote_tick(instrument, 2.0, 2.02))
    position = the("model.position.Position")(instrument, _filled(instrument, price=2))
    cache.add_position(position, the("model.enums.OmsType").NETTING)
    return portfolio


def valued_by_ticks() -> tuple[Any, Any, Any]:
    """Gives a portfolio whose position only external tick bars could value, its instrument, and its cache."""
    portfolio, cache = new_portfolio()
    instrument = currency_pair()
    cache.add_instrument(instrument)
    cache.add_account(the("accounting.accounts.margin.MarginAccount")(_stubs().margin_account_state(), True))
    bar = the("model.data.Bar")
    bar_type = f"{instrument.id}-100-TICK-LAST-EXTERNAL"
    values = {**bar.to_dict(the("test_kit.stubs.data.TestDataStubs").bar_5decimal()), "bar_type": bar_type}
    cache.add_bar(bar.from_dict(values))
    position = the("model.position.Position")(instrument, _filled(instrument, price=1))
    cache.add_position(position, the("model.enums.OmsType").NETTING)
    return portfolio, instrument, cache


def filled_among_ticks() -> None:
    """Tells such a portfolio of a further fill."""
    portfolio, instrument, cache = valued_by_ticks()
    order = _order(instrument, "BUY", 10)
    cache.add_order(order, overwrite=True)
    portfolio.update_order(
        _stubs().order_filled(order, instrument, account_id=_stubs().margin_account_state().account_id)
    )


def overdrawn() -> None:
    """Updates a cash account with a state whose total is below zero."""
    portfolio, _cache = new_portfolio()
    state = _stubs().cash_account_state()
    money = [the("model.objects.Money").from_str(text) for text in ("-1 USD", "0 USD", "-1 USD")]
    balance = the("model.objects.AccountBalance")(*money)
    portfolio.update_account(state)
    portfolio.update_account(
        the("model.events.AccountState")(
            state.account_id, state.account_type, state.base_currency, True, [balance], [], {}, state.id, 0, 0
        )
    )


def overspent(instrument: Any, position: str | None = "P-1") -> None:
    """Fills an order for more than the cash account of the portfolio holds.

    :param position: the position that the fill names
    """
    portfolio, cache = new_portfolio()
    state = _stubs().cash_account_state()
    account = the("accounting.accounts.cash.CashAccount")(state, True)
    cache.add_account(account)
    cache.add_instrument(instrument)
    order = _order(instrument, "BUY", 100_000_000)
    cache.add_order(order)
    position_id = the("model.identifiers.PositionId")(position) if position else None
    portfolio.update_order(
        _stubs().order_filled(order, instrument, position_id=position_id, account_id=state.account_id)
    )


def unfunded(call: str) -> None:
    """Has a portfolio work out a margin in yen, on an account that holds dollars alone."""
    portfolio, cache = new_portfolio()
    instrument = the("test_kit.providers.TestInstrumentProvider").default_fx_ccy("USD/JPY")
    cache.add_instrument(instrument)
    event = the("model.events.AccountState")
    state = event.from_dict({**event.to_dict(_stubs().margin_account_state()), "base_currency": None})
    cache.add_account(the("accounting.accounts.margin.MarginAccount")(state, True))
    order = accepted(new_order("LimitOrder", instrument_id=instrument.id))
    position = the("model.position.Position")(instrument, _filled(instrument))
    _hold(cache, order, position)
    _call(portfolio, call, order, position)


def below_zero(call: str, kind: str = "margin", bare: bool = False) -> None:
    """Has a portfolio look at an open order and a position with prices below zero.

    :param kind: account they belong to, `cash` or `margin`
    :param bare: calls the accounts manager instead of a portfolio
    """
    portfolio, cache = new_portfolio()
    pair = currency_pair()
    cache.add_instrument(pair)
    event, state = the("model.events.AccountState"), getattr(_stubs(), f"{kind}_account_state")()
    empty = event.from_dict({**event.to_dict(state), "margins": []})
    account = the(f"accounting.accounts.{kind}.{kind.title()}Account")(empty, True)
    cache.add_account(account)
    order = accepted(new_order("LimitOrder", instrument_id=pair.id, price=pair.make_price(-1)))
    position = the("model.position.Position")(pair, _filled(pair, price=-1))
    _hold(cache, order, position)
    if bare:
        manager = the("accounting.manager.AccountsManager")(cache, the("common.component.Logger")("a"), clock())
        getattr(manager, call)(account, pair, [order if call == "update_orders" else position], 0)
    else:
        _call(portfolio, call, order, position)


def sample(path: str, call: str, *arguments: Any, stage: str = "new", **settings: Any) -> None:
    """Calls a method of a sample strategy: `new`, `added` to an engine, or `ready` with instrument and quote."""
    module, _, name = path.partition(".")
    code = importlib.import_module(f"nautilus_trader.examples.strategies.{module}")
    made = _sample(code, name, settings)
    if stage != "new":
        engine = sim()
        engine.add_strategy(made)
        if stage == "ready":
            engine.cache.add_quote_tick(quote())
            made.instrument = currency_pair()
            made.tick_size = made.instrument.price_increment
    getattr(made, call)(*arguments)


def before_run() -> Any:
    """Gives a strategy of an engine that does not run."""
    engine, made = sim(), strategy()
    engine.add_strategy(made)
    return made


def limit_order(made: Any, **more: Any) -> Any:
    """Makes a limit order of a strategy for a currency pair."""
    pair = currency_pair()
    side = the("model.enums.OrderSide").BUY
    return made.order_factory.limit(pair.id, side, pair.make_qty(1000), pair.make_price(1), **more)


def traded_before_run(call: str) -> None:
    """Has a strategy act on a limit order that the cache holds, before the engine runs."""
    made = before_run()
    order = limit_order(made)
    made.cache.add_order(order)
    act = getattr(made, call)
    if call == "modify_order":
        act(order, price=currency_pair().make_price(2))
    else:
        act([order] if call == "cancel_orders" else order)


def executed_before_run() -> None:
    """Gives the execution engine of a backtest a command before the run."""
    engine = sim()
    engine.kernel.exec_engine.execute(submit(limit_order(before_run())))


def twap(instrument: Any, times: int, quantity: str = "10000", **parameters: Any) -> None:
    """Hands an order with these parameters to the TWAP algorithm, so many times."""
    engine = empty_engine()
    algorithm = the("examples.algorithms.twap.TWAPExecAlgorithm")()
    engine.trader.add_exec_algorithm(algorithm)
    engine.cache.add_instrument(instrument)
    factory = the("common.factories.OrderFactory")(
        engine.trader.id, the("model.identifiers.StrategyId")("S-1"), clock()
    )
    order = factory.market(
        instrument.id,
        the("model.enums.OrderSide").BUY,
        the("model.objects.Quantity").from_str(quantity),
        exec_algorithm_id=algorithm.id,
        exec_algorithm_params=parameters,
    )
    engine.cache.add_order(order)
    for _ in range(times):
        algorithm.on_order(order)


def _hold(cache: Any, order: Any, position: Any) -> None:
    """Adds an order that is open, and a netting position, to a cache."""
    cache.add_order(order)
    cache.update_order(order)
    cache.add_position(position, the("model.enums.OmsType").NETTING)


def _call(portfolio: Any, call: str, order: Any, position: Any) -> None:
    """Calls a method of a portfolio, those that take an event with one of the order or the position."""
    if call == "update_order":
        portfolio.update_order(order.last_event)
    elif call == "update_position":
        portfolio.update_position(position_event("PositionOpened", position))
    else:
        getattr(portfolio, call)()


def _sample(code: Any, name: str, settings: dict[str, Any]) -> Any:
    """Makes a sample strategy, with settings that fit it but for those given."""
    pair = currency_pair()
    values = {
        "instrument_id": pair.id,
        "bar_type": the("model.data.BarType").from_str(f"{pair.id}-1-MINUTE-BID-INTERNAL"),
        "trade_size": Decimal(1000),
        "max_size": Decimal(1),
        "max_trade_size": Decimal(1),
        "atr_period": 10,
        "atr_multiple": 3.0,
        "trailing_atr_multiple": 3.0,
        "trailing_offset": Decimal(1),
        "trailing_offset_type": "PRICE",
        "trigger_type": "BID_ASK",
    }
    config = getattr(code, f"{name}Config", None)
    if config is None:
        names = ("instrument_id", "trade_size", "max_size")
        return getattr(code, name)(**{key: {**values, **settings}[key] for key in names})
    fitting = {key: value for key, value in values.items() if key in config.__struct_fields__}
    return getattr(code, name)(config(**{**fitting, **settings}))


def _stubs() -> Any:
    """Gives the test kit's events."""
    return the("test_kit.stubs.events.TestEventStubs")


def _account(state: Any) -> Any:
    """Makes the account of a state."""
    return the("accounting.factory.AccountFactory").create(state)


def _order(instrument: Any, side: str, quantity: int) -> Any:
    """Makes a market order."""
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    factory = the("common.factories.OrderFactory")(ids.TraderId("T-1"), ids.StrategyId("S-1"), clock())
    return factory.market(instrument.id, the("model.enums.OrderSide")[side], instrument.make_qty(quantity))


def _filled(instrument: Any, side: str = "BUY", trade: str = "1", price: float = 100) -> Any:
    """Makes the fill of an order for ten units."""
    ids = importlib.import_module("nautilus_trader.model.identifiers")
    return _stubs().order_filled(
        _order(instrument, side, 10),
        instrument,
        position_id=ids.PositionId("P-1"),
        trade_id=ids.TradeId(trade),
        last_px=instrument.make_price(price),
    )
