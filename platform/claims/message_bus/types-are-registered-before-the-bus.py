"""
Custom data leaves the process if its class was registered before the bus was built; a signal's class is made later, so
signals never leave.
"""

from kit.bus import make_bus
from kit.bus import Tap
from nautilus_trader.common.signal import generate_signal_class
from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass


@customdataclass
class Early(Data):
    pips: float


bus, tap = make_bus(), Tap()
bus.add_listener(tap)


@customdataclass
class Late(Data):
    pips: float


bus.publish("data.Early*", Early(ts_event=1, ts_init=1, pips=1.0))
bus.publish("data.Late*", Late(ts_event=1, ts_init=1, pips=1.0))
signal = generate_signal_class(name="trend", value_type=float)(value=0.75, ts_event=1, ts_init=1)
bus.publish("data.SignalTrend*", signal)
assert tap.topics == ["data.Early*"], tap.topics
