"""
Handlers of higher priority run first, and those of equal priority in the order in which they subscribed, whatever the
pattern; the default priority is 0.
"""

from kit.bus import make_bus

bus, calls = make_bus(), []
for name, pattern, priority in (("b", "data.*", 0), ("a", "data.x", 0), ("high", "*", 10), ("low", "data.x", 1)):
    bus.subscribe(pattern, lambda message, name=name: calls.append(name), priority=priority)
bus.subscribe("data.x", lambda message: calls.append("default"))
bus.publish("data.x", 1)
assert calls == ["high", "low", "b", "a", "default"], calls
