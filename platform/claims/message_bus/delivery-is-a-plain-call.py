"""
Delivery is a plain call: when `publish` returns, every handler has run; a handler that raises stops the delivery to
those after it, and the exception surfaces in the publisher.
"""

from kit.bus import make_bus
from kit.failures import raised

bus, calls = make_bus(), []


def broken(message):
    raise LookupError("handler failed")


bus.subscribe("tick", lambda message: calls.append("after"))
bus.publish("tick", 1)
assert calls == ["after"], calls
bus.subscribe("tick", lambda message: calls.append("before"), priority=2)
bus.subscribe("tick", broken, priority=1)
error = raised(lambda: bus.publish("tick", 2))
assert type(error) is LookupError and calls == ["after", "before"], (error, calls)
