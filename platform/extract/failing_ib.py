"""What the failing calls of `facts/raised.json` on Interactive Brokers share. No connection is made."""

import asyncio
import datetime
import importlib
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

from extract.failing import the

PARSING = "adapters.interactive_brokers.parsing.instruments"


def ib_client(**given: Any) -> Any:
    """Gives a session that was never started, whose messages to the broker go nowhere."""
    clock = the("common.component.LiveClock")()
    bus = the("common.component.MessageBus")(the("model.identifiers.TraderId")("T-1"), clock)
    parts = {"loop": None, "msgbus": bus, "cache": the("cache.cache.Cache")(), "clock": clock, **given}
    made = the("adapters.interactive_brokers.client.InteractiveBrokersClient")(**parts)
    made._eclient = MagicMock()
    return made


def ib_run(call: Any) -> Any:
    """Awaits what a call gives for such a session."""

    async def awaited() -> Any:
        return await call(ib_client())

    return asyncio.run(awaited())


def ib_stream(client: Any, name: Any) -> Any:
    """Gives the session a stream of the number 1."""
    client._subscriptions.add(1, name, client._eclient.start)
    return client


def ib_asked(client: Any, name: Any) -> Any:
    """Gives the session an open question of the number 1."""
    client._requests.add(1, name, client._eclient.ask)
    return client


def ib_shared(call: Any) -> Any:
    """Makes a call that waits for the answer of another one, whose time runs out."""

    async def awaited() -> Any:
        client = ib_client()
        first = asyncio.ensure_future(call(client))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(call(client))
        await asyncio.sleep(0)
        for request in client._requests.get_all():
            request.future.cancel()
        await asyncio.gather(first, return_exceptions=True)
        return await second

    return asyncio.run(awaited())


def ib_provider(client: Any, **settings: Any) -> Any:
    """Gives a provider of such a session."""
    config = the("adapters.interactive_brokers.config.InteractiveBrokersInstrumentProviderConfig")(**settings)
    return the("adapters.interactive_brokers.providers.InteractiveBrokersInstrumentProvider")(
        client, the("common.component.LiveClock")(), config
    )


def ib_no_futures(client: Any, **settings: Any) -> Any:
    """Gives a provider that asks for chains, of a product that has no futures."""

    async def details(contract: Any) -> list[Any] | None:
        return None if contract.secType == "FUT" else [SimpleNamespace(contract=MagicMock(), underConId=0)]

    client.get_contract_details = details
    return ib_provider(client, build_options_chain=True, **settings)


def ib_parsed(kind: str, **values: Any) -> Any:
    """Parses details of a contract, without any size or identifier but for what is given."""
    names = ("secType", "localSymbol", "right", "lastTradeDateOrContractMonth", "multiplier")
    contract = {"localSymbol": "A", "symbol": "EUR", "currency": "USD", "right": "C", "multiplier": "1"}
    contract.update({name: values.pop(name) for name in names if name in values})
    common = "adapters.interactive_brokers.common"
    details = the(f"{common}.IBContractDetails")(
        **{"contract": the(f"{common}.IBContract")(**contract), "minTick": 0.01, **values}
    )
    last = "X" if kind == "instrument" else the("model.identifiers.InstrumentId").from_str("A.X")
    return the(f"{PARSING}.parse_{kind}")(details, last)


def ib_bar_type(text: str = "1-MINUTE-LAST") -> Any:
    """Gives a type of bars of an instrument that no cache holds."""
    return the("model.data.BarType").from_str(f"A.X-{text}-EXTERNAL")


def ib_knows(client: Any, instrument: Any) -> Any:
    """Puts an instrument into the cache of a session."""
    client._cache.add_instrument(instrument)
    return client


async def ib_quoted(client: Any, *, sized: bool = False) -> None:
    """Sends bid and ask of an instrument that isn't cached, the last piece as a size if wanted."""
    ib_stream(client, ("A.X", "market_data"))
    client._subscription_tick_data[1] = {1: 1.0} | ({2: 2.0} if sized else {})
    if sized:
        await client.process_tick_size(req_id=1, tick_type=0, size=1)
    else:
        await client.process_tick_price(req_id=1, tick_type=2, price=2.0, attrib=None)


async def ib_revised(client: Any, bar: Any) -> None:
    """Sends a bar of an instrument that isn't cached to a stream of revisions."""
    await client.subscribe_historical_bars(
        ib_bar_type(), the("adapters.interactive_brokers.common.IBContract")(), True, True, {}
    )
    await client.process_historical_data_update(req_id=10000, bar=bar)


async def ib_restart(client: Any) -> None:
    """Sends the message that a stream of a book starts again."""
    client._eclient = importlib.import_module("unittest.mock").create_autospec(
        importlib.import_module("ibapi.client").EClient, instance=True
    )
    await client.subscribe_order_book(
        the("model.identifiers.InstrumentId").from_str("A.X"),
        the("adapters.interactive_brokers.common.IBContract")(),
        5,
    )
    await client.process_error(req_id=10000, error_code=102, error_string="")


async def ib_chain(client: Any, first: Any) -> Any:
    """Asks for options from a day on, without an exchange."""

    async def chains(_underlying: Any) -> list[Any]:
        return [("SMART", {"20500101"})]

    async def details(contract: Any) -> None:
        importlib.import_module("ibapi.comm").make_field(contract.exchange)

    client.get_option_chains, client.get_contract_details = chains, details
    return await ib_provider(client).get_option_chain_details_by_range(
        the("adapters.interactive_brokers.common.IBContract")(), first, first.replace(year=2100)
    )


def ib_order_client(name: str = "IB", **settings: Any) -> None:
    """Makes an order client on a session that is known, without an account unless the settings name one."""
    factories = "adapters.interactive_brokers.factories"
    known = the(f"{factories}.IB_CLIENTS")
    key = ("127.0.0.1", 1, 1, False)
    known[key] = ib_client()
    try:
        the(f"{factories}.InteractiveBrokersLiveExecClientFactory").create(
            None,
            name,
            the("adapters.interactive_brokers.config.InteractiveBrokersExecClientConfig")(
                ibg_port=1, **settings
            ),
            ib_client()._msgbus,
            the("cache.cache.Cache")(),
            the("common.component.LiveClock")(),
        )
    finally:
        del known[key]


def ib_day(day: int) -> Any:
    """Gives a day of January 2024 without a zone."""
    return datetime.datetime(2024, 1, day)  # noqa: DTZ001 - as the client wants it


def ib_history(kind: str, *given: Any) -> Any:
    """Asks a client of past data, without a connection."""
    client = the("adapters.interactive_brokers.historical.client.HistoricInteractiveBrokersClient")

    async def awaited() -> Any:
        made = client.__new__(client)
        made._client, made._clock = ib_client(), the("common.component.LiveClock")()
        made.log = MagicMock()
        return await getattr(made, f"request_{kind}")(*given)

    return asyncio.run(awaited())


def ib_history_client() -> Any:
    """Makes a client of past data where logging runs already; elsewhere it would wait for a connection."""
    assert the("common.component.is_logging_initialized")()
    return the("adapters.interactive_brokers.historical.client.HistoricInteractiveBrokersClient")()
