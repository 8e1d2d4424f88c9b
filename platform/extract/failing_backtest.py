"""What the failing calls of `facts/raised.json` on backtests share."""

import importlib
import tempfile
from types import SimpleNamespace
from typing import Any

from extract.failing import catalog, clock, empty_engine, the


def sim(cash: bool = False, **options: Any) -> Any:
    """Gives an engine with the venue SIM and a currency pair, without strategies and data."""
    engine = empty_engine()
    accounts = the("model.enums.AccountType")
    add_venue(engine, "SIM", account_type=accounts.CASH if cash else accounts.MARGIN, **options)
    engine.add_instrument(currency_pair())
    return engine


def add_venue(engine: Any, name: str = "SIM", **options: Any) -> None:
    """Gives an engine a venue, with a margin account in US dollars unless told otherwise."""
    values = {
        "oms_type": the("model.enums.OmsType").NETTING,
        "account_type": the("model.enums.AccountType").MARGIN,
        "starting_balances": [money("1 USD")],
    }
    engine.add_venue(the("model.identifiers.Venue")(name), **{**values, **options})


def money(text: str) -> Any:
    """Gives an amount of money."""
    return the("model.objects.Money").from_str(text)


def currency_pair(symbol: str = "AUD/USD", venue: str = "SIM") -> Any:
    """Gives a currency pair."""
    provider = the("test_kit.providers.TestInstrumentProvider")
    return provider.default_fx_ccy(symbol, the("model.identifiers.Venue")(venue))


def perpetual() -> Any:
    """Gives a crypto perpetual of the venue BINANCE."""
    return the("test_kit.providers.TestInstrumentProvider").btcusdt_perp_binance()


def quote(instrument: Any = None, digits: int = 5) -> Any:
    """Gives a quote of a currency pair, with prices of so many digits."""
    objects = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.objects")))
    price, size = objects.Price(1, digits), objects.Quantity(1, 0)
    return the("model.data.QuoteTick")((instrument or currency_pair()).id, price, price, size, size, 1, 1)


def trade(instrument: Any = None, digits: int = 5) -> Any:
    """Gives a trade of a currency pair, with a price of so many digits."""
    objects = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.objects")))
    return the("model.data.TradeTick")(
        (instrument or currency_pair()).id,
        objects.Price(1, digits),
        objects.Quantity(1, 0),
        the("model.enums.AggressorSide").BUYER,
        the("model.identifiers.TradeId")("1"),
        1,
        1,
    )


def bar(kind: str = "1-MINUTE-LAST-EXTERNAL", instrument: Any = None, digits: int = 5) -> Any:
    """Gives a bar of a currency pair, with prices of so many digits."""
    objects = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.objects")))
    price = objects.Price(1, digits)
    bar_type = the("model.data.BarType").from_str(f"{(instrument or currency_pair()).id}-{kind}")
    return the("model.data.Bar")(bar_type, price, price, price, price, objects.Quantity(1, 0), 1, 1)


def run_with(data: list[Any], validate: bool = True, **options: Any) -> None:
    """Runs an engine with data."""
    engine = sim(**options)
    engine.add_data(data, validate=validate)
    engine.run()


def module() -> Any:
    """Gives a simulation module that does nothing."""
    base = the("backtest.modules.SimulationModule")
    kind = type("Idle", (base,), {"process": _idle, "reset": _idle, "log_diagnostics": _idle})
    return kind(the("backtest.config.SimulationModuleConfig")())


def exchange(**options: Any) -> Any:
    """Gives the exchange of a new engine with one currency pair."""
    inside = module()
    sim(modules=[inside], **options)
    return inside.exchange


def market() -> Any:
    """Gives the matching engine of a currency pair, before any price."""
    return exchange().get_matching_engine(currency_pair().id)


def loose(engine: Any, name: str = "LOOSE", modules: Any = (), **options: Any) -> Any:
    """Gives an exchange to which nothing is registered, with the cache of an engine."""
    values = {
        "oms_type": the("model.enums.OmsType").NETTING,
        "account_type": the("model.enums.AccountType").MARGIN,
        "starting_balances": [money("1 USD")],
        "base_currency": None,
        "default_leverage": 1,
        "leverages": {},
        "portfolio": engine.portfolio,
        "msgbus": engine.kernel.msgbus,
        "cache": engine.cache,
        "clock": engine.kernel.clock,
        "fill_model": the("backtest.models.FillModel")(),
        "fee_model": the("backtest.models.MakerTakerFeeModel")(),
    }
    return the("backtest.engine.SimulatedExchange")(
        venue=the("model.identifiers.Venue")(name), modules=list(modules), **{**values, **options}
    )


def backtest_client(engine: Any, name: str = "LOOSE", **options: Any) -> Any:
    """Gives an execution client of such an exchange, never connected."""
    return the("backtest.execution_client.BacktestExecClient")(
        loose(engine, name, **options), engine.kernel.msgbus, engine.cache, engine.kernel.clock
    )


def orders() -> Any:
    """Gives a factory of orders."""
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    return the("common.factories.OrderFactory")(ids.TraderId("T-1"), ids.StrategyId("S-1"), clock())


def order(kind: str = "market", instrument: Any = None, **more: Any) -> Any:
    """Gives an order to buy one unit."""
    traded = instrument or currency_pair()
    make = getattr(orders(), kind)
    return make(traded.id, the("model.enums.OrderSide").BUY, traded.make_qty(1), **more)


def exit_order() -> Any:
    """Gives an exit of a bracket whose entry nobody knows."""
    traded = currency_pair()
    low, high = traded.make_price(0.5), traded.make_price(2)
    return order("bracket", sl_trigger_price=low, tp_price=high).orders[1]


def submission(instrument: Any = None) -> Any:
    """Gives the command to submit a market order."""
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    return the("execution.messages.SubmitOrder")(
        ids.TraderId("T-1"), ids.StrategyId("S-1"), order(instrument=instrument), the("core.uuid.UUID4")(), 0
    )


def send_and_process(venue: Any, command: Any) -> None:
    """Sends a command to an exchange and lets it run what is due."""
    venue.send(command)
    venue.process(1)


def rollover(engine: Any, currencies: Any = ("AUS", "USA"), **options: Any) -> None:
    """Books the rollover interest of an engine's open positions at an evening of January 2020."""
    table = importlib.import_module("pandas").DataFrame(
        {"LOCATION": currencies, "TIME": ["2020-01"] * len(currencies), "Value": [1.0] * len(currencies)}
    )
    config = the("backtest.config.FXRolloverInterestConfig")(rate_data=table)
    inside = the("backtest.modules.FXRolloverInterestModule")(config)
    loose(engine, modules=[inside], **options)
    inside.process(1_577_923_200_000_000_000)


def spread(parts: str = "(1)A_((1))B", seconds: int = 60, times: int = 1) -> Any:
    """Gives an aggregator of spread quotes, made so often with one clock."""
    engine, ticking = empty_engine(), clock()
    for _ in range(times):
        made = the("backtest.models.SpreadQuoteAggregator")(
            the("model.identifiers.InstrumentId").from_str(f"{parts}.SIM"),
            _idle,
            engine.kernel.msgbus,
            engine.cache,
            ticking,
            seconds,
        )
    return made


def subscribe_quotes(symbol: str) -> None:
    """Subscribes to quotes through the data client of an engine."""
    engine = empty_engine()
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    venue = ids.Venue("SIM")
    made = the("backtest.data_client.BacktestMarketDataClient")(
        ids.ClientId("SIM"), engine.kernel.msgbus, engine.cache, clock()
    )
    made.subscribe_quote_ticks(
        the("data.messages.SubscribeQuoteTicks")(
            ids.InstrumentId(ids.Symbol(symbol), venue), None, venue, the("core.uuid.UUID4")(), 0
        )
    )


def asking() -> Any:
    """Gives an actor of an engine with one currency pair, and with two trades of it in a catalog."""
    engine, stored = sim(), catalog()
    kind, values = the("model.data.TradeTick"), type(trade()).to_dict(trade())
    stored.write_data([kind.from_dict({**values, "ts_event": time, "ts_init": time}) for time in (1, 2)])
    engine.kernel.data_engine.register_catalog(stored)
    made = the("trading.controller.Controller")(engine.trader)
    engine.trader.add_actor(made)
    for ticking in (engine.kernel.clock, made.clock):
        ticking.set_time(10**9)
    return made


def read_data_client(config: Any) -> None:
    """Builds a client for downloads from its config."""
    factory = type(
        "Factory",
        (the("live.factories.LiveDataClientFactory"),),
        {"create": staticmethod(lambda **parts: _mock_client(**parts))},
    )
    engine = empty_engine()
    builder = the("backtest.node_builder.BacktestNodeBuilder")(engine, engine.logger)
    builder.add_data_client_factory("A", factory)
    builder.build_data_clients({"A": config})


def venue_config(**more: Any) -> Any:
    """Gives the config of a venue."""
    values = {"name": "SIM", "oms_type": "NETTING", "account_type": "MARGIN", "starting_balances": ["1 USD"]}
    return the("backtest.config.BacktestVenueConfig")(**{**values, **more})


def node(data: dict[str, Any] | None = None, **venue: Any) -> Any:
    """Gives a node with one venue and one data config."""
    configs = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.backtest.config")))
    values = {"catalog_path": "none", "data_cls": "nautilus_trader.model.data:QuoteTick"}
    read = configs.BacktestDataConfig(**{**values, "instrument_id": currency_pair().id, **(data or {})})
    return the("backtest.node.BacktestNode")(
        [configs.BacktestRunConfig(venues=[venue_config(**venue)], data=[read])]
    )


def download_node() -> Any:
    """Gives a node with the engine for downloads."""
    made = the("backtest.node.BacktestNode")([])
    made.setup_download_engine(the("persistence.config.DataCatalogConfig")(path=tempfile.mkdtemp()), {})
    return made


def importable(kind: str, path: str) -> Any:
    """Gives the config of a model by names."""
    config = the(f"backtest.config.Importable{kind.title()}ModelConfig")
    return config(**{f"{kind}_model_path": path, "config_path": path, "config": {}})


def _idle(*_arguments: Any) -> None:
    """Takes anything and does nothing."""


def _mock_client(**parts: Any) -> Any:
    """Makes the test kit's client from the parts that a factory gets."""
    name = the("model.identifiers.ClientId")(parts["name"])
    return the("test_kit.mocks.data.MockMarketDataClient")(
        name, parts["msgbus"], parts["cache"], parts["clock"]
    )
