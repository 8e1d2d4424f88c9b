"""
Registering a taken endpoint raises `KeyError`, an empty topic `ValueError`, and publishing `None` `TypeError`; sending
to an unknown endpoint raises nothing.
"""

from kit.bus import make_bus
from kit.failures import raised

bus = make_bus()
bus.register("Scanner.execute", print)
assert type(raised(lambda: bus.register("Scanner.execute", print))) is KeyError
assert type(raised(lambda: bus.subscribe("", print))) is ValueError
assert type(raised(lambda: bus.publish("tick", None))) is TypeError
assert bus.send("Nowhere.execute", "lost") is None and bus.sent_count == 0, bus.sent_count
