"""
A second subscription of the same handler to the same topic is ignored, whatever its priority; one to another pattern
that fits is a second subscription, and delivers twice.
"""

from kit.bus import make_bus

bus, calls = make_bus(), []
bus.subscribe("data.x", calls.append)
bus.subscribe("data.x", calls.append, priority=5)
bus.publish("data.x", 1)
assert calls == [1], calls
bus.subscribe("data.y", calls.append)
bus.subscribe("data.*", calls.append)
bus.publish("data.y", 2)
assert calls == [1, 2, 2], calls
