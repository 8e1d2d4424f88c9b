"""
A subclass of `Data` without its timestamps, or of `Event` without its `id`, can be made; `NotImplementedError` comes when
one is read.
"""

from kit.failures import raised
from nautilus_trader.core.data import Data
from nautilus_trader.core.message import Event


class Bare(Data):
    pass


class BareEvent(Event):
    pass


class Full(Data):
    ts_event = ts_init = property(lambda self: 5)


data, event = Bare(), BareEvent()
for read in (lambda: data.ts_event, lambda: data.ts_init, lambda: event.id):
    assert type(raised(read)) is NotImplementedError
assert Full().ts_init == 5
