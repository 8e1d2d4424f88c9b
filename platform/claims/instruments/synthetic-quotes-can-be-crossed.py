"""A synthetic's formula takes the components' bids for its bid and their asks for its ask, so a spread's quotes come out crossed; they reach subscribers, but not the cache."""

from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.identifiers import Symbol
from nautilus_trader.model.instruments import SyntheticInstrument
from nautilus_trader.test_kit.providers import TestInstrumentProvider

# Names without a slash, which a formula reads as a division; the same prices for both.
first = TestInstrumentProvider.btcusdt_binance()
second = TestInstrumentProvider.ethusdt_binance()
spread = SyntheticInstrument(Symbol("S"), 2, [first.id, second.id], f"{first.id} - {second.id}", 0, 0)
seen = []


def watch(script):
    script.add_synthetic(spread)
    script.subscribe_quote_ticks(spread.id)


def look(script):
    seen.extend(item for item in script.seen if item.instrument_id == spread.id)
    assert script.cache.quote_tick(spread.id) is None


narrow = quotes(40_000, 40_000, half=1, instrument=first)
wide = quotes(2_000, 2_000, half=5, instrument=second)
data = sorted([*narrow, *wide], key=lambda item: item.ts_init)
run(data, {"start": watch, "stop": look}, instrument=first, setup=lambda engine: engine.add_instrument(second), base_currency=None)
assert [(float(tick.bid_price), float(tick.ask_price)) for tick in seen][0] == (38_004, 37_996), seen
