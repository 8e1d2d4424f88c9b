"""When a bracket's entry is cancelled after a partial fill, the simulator cancels both exits and the filled part stays open without any."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import bracket
from kit.orders import quotes
from nautilus_trader.model.enums import OrderType

entry = {"entry_order_type": OrderType.LIMIT, "entry_price": EURUSD.make_price(1.1001)}
send = lambda s: bracket(s, BUY, 3_000_000, 1.0980, 1.1020, **entry)
done = run(quotes(1.1, 1.1001, 1.1002), {0: send, 1: lambda s: s.cancel_order(s.marks["legs"][0])})
states = [leg.status_string() for leg in done.script.marks["legs"]]
assert states == ["CANCELED"] * 3, states
assert [float(each.quantity) for each in done.engine.cache.positions_open()] == [1_000_000]
kept = run(quotes(1.1, 1.1, 1.1, 1.1), {0: send}).script.marks["legs"]
assert [leg.status_string() for leg in kept] == ["FILLED", "ACCEPTED", "ACCEPTED"], kept
