"""
In 1.221.0 a request whose callback is `None` raises `TypeError`; in 1.222.0 it is passed on and is never pending.
"""

from kit.bus import make_bus
from kit.failures import raised
from kit.version import RELEASE
from nautilus_trader.core.message import Request
from nautilus_trader.core.uuid import UUID4

bus, handled = make_bus(), []
bus.register("History.request", handled.append)


def ask(callback):
    request = Request(callback=callback, request_id=UUID4(), ts_init=1)
    bus.request("History.request", request)
    return bus.is_pending_request(request.id)


assert ask(print) is True
if RELEASE < (1, 222):
    assert type(raised(lambda: ask(None))) is TypeError
else:
    assert ask(None) is False and len(handled) == 2, handled
