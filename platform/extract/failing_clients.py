"""What the failing calls of `facts/raised.json` on clients of smaller venues share. No venue is reached."""

import asyncio
import os
from decimal import Decimal
from typing import Any

from extract.failing import the


def awaited_call(call: Any) -> Any:
    """Awaits what a call gives."""

    async def run() -> Any:
        return await call()

    return asyncio.run(run())


def _parts() -> dict[str, Any]:
    """What the constructor of each client takes, but for its own."""
    clock = the("common.component.LiveClock")()
    bus = the("common.component.MessageBus")(the("model.identifiers.TraderId")("T-1"), clock)
    loop = asyncio.new_event_loop()
    loop.close()
    return {"loop": loop, "msgbus": bus, "cache": the("cache.cache.Cache")(), "clock": clock}


def tardis_client() -> Any:
    """Makes a client without the address of a server."""
    provider = the("adapters.tardis.providers.TardisInstrumentProvider")(None)
    config = the("adapters.tardis.config.TardisDataClientConfig")()
    return the("adapters.tardis.data.TardisDataClient")(
        **_parts(), instrument_provider=provider, config=config, name=None
    )


def _client(folder: str, kind: str, prefix: str, client: Any, settings: dict[str, Any]) -> Any:
    """Makes a client of a venue. Settings named as a part of it take that part's place."""
    provider = the(f"adapters.{folder}.providers.{prefix}InstrumentProvider")(client)
    provider = settings.pop("instrument_provider", provider)
    parts = {**_parts(), "name": None}
    parts |= {key: settings.pop(key) for key in tuple(settings) if key in parts}
    config = the(f"adapters.{folder}.config.{prefix}{kind.removesuffix('ution')}ClientConfig")(**settings)
    return the(f"adapters.{folder}.{kind.lower()}.{prefix}{kind}Client")(
        **parts, client=client, instrument_provider=provider, config=config
    )


def _bybit_http() -> Any:
    """Gives a REST client of Bybit for an address where nothing listens."""
    clock = the("common.component.LiveClock")()
    return the("adapters.bybit.http.client.BybitHttpClient")(clock, "a", "b", "http://127.0.0.1:1")


def bybit_provider() -> Any:
    """Makes the provider of Bybit for an address where nothing listens."""
    linear = the("adapters.bybit.common.enums.BybitProductType").LINEAR
    clock = the("common.component.LiveClock")()
    return the("adapters.bybit.providers.BybitInstrumentProvider")(_bybit_http(), clock, [linear])


def bybit_made(kind: str, *, settings: dict[str, Any] | None = None, **given: Any) -> Any:
    """Makes a client of Bybit (`data` or `exec`) for an address where nothing listens.

    :param given: takes the place of arguments of the constructor
    """
    linear = the("adapters.bybit.common.enums.BybitProductType").LINEAR
    config = the(f"adapters.bybit.config.Bybit{kind.title()}ClientConfig")
    values = {"api_key": "a", "api_secret": "b"} if settings is None else settings
    parts = {
        **_parts(),
        "client": _bybit_http(),
        "instrument_provider": bybit_provider(),
        "product_types": [linear],
        "config": config(**values),
        "name": None,
    }
    if kind == "data":
        parts |= {"ws_base_urls": {linear: ""}, **given}
        return the("adapters.bybit.data.BybitDataClient")(**parts)
    parts |= {"base_url_ws_private": "", "base_url_ws_trade": "", **given}
    return the("adapters.bybit.execution.BybitExecutionClient")(**parts)


def coinbase(kind: str, **settings: Any) -> Any:
    """Makes a client of Coinbase International, whose own credentials come from its settings."""
    client = the("core.nautilus_pyo3.CoinbaseIntxHttpClient")("a", "YWJj", "p")
    return _client("coinbase_intx", kind, "CoinbaseIntx", client, settings)


def bitmex(kind: str, **settings: Any) -> Any:
    """Makes a client of BitMEX."""
    return _client("bitmex", kind, "Bitmex", the("core.nautilus_pyo3.BitmexHttpClient")(), settings)


def hyperliquid(kind: str, **settings: Any) -> Any:
    """Makes a client of Hyperliquid."""
    client = the("adapters.hyperliquid.factories.get_cached_hyperliquid_http_client")()
    return _client("hyperliquid", kind, "Hyperliquid", client, settings)


def hyperliquid_none() -> Any:
    """Gives a client of Hyperliquid that knows no instruments."""

    class Client:
        async def load_instrument_definitions(self, **_given: Any) -> list[Any]:
            return []

    return Client()


def hyperliquid_key(kind: str = "", **settings: Any) -> Any:
    """Makes a client of Hyperliquid with a key in the environment that is none.

    :param kind: `Data` or `Exec` makes the node's client by its factory
    """
    os.environ["HYPERLIQUID_PK"] = "a"
    folder = "adapters.hyperliquid"
    try:
        if not kind:
            return the(f"{folder}.factories.get_cached_hyperliquid_http_client")(timeout_secs=1)
        config = the(f"{folder}.config.Hyperliquid{kind}ClientConfig")(http_timeout_secs=2, **settings)
        return the(f"{folder}.factories.HyperliquidLive{kind}ClientFactory").create(
            None, "H", config, None, None, None
        )
    finally:
        del os.environ["HYPERLIQUID_PK"]


def sandbox(by_factory: bool = False, **settings: Any) -> Any:
    """Makes the simulated client, by its factory if told so, without connecting it."""
    parts = _parts()
    portfolio = the("portfolio.portfolio.Portfolio")(parts["msgbus"], parts["cache"], parts["clock"])
    values = {"venue": "S", "starting_balances": ["1 USD"], **settings}
    if "default_leverage" in values:
        values["default_leverage"] = Decimal(values["default_leverage"])
    config = the("adapters.sandbox.config.SandboxExecutionClientConfig")(**values)
    if by_factory:
        factory = the("adapters.sandbox.factory.SandboxLiveExecClientFactory")
        return factory.create(**parts, name="S", portfolio=portfolio, config=config)
    return the("adapters.sandbox.execution.SandboxExecutionClient")(
        **parts, portfolio=portfolio, config=config
    )
