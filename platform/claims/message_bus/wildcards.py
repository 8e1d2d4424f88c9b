"""
In what you subscribe to, `*` stands for any run of characters, dots and nothing included, and `?` for exactly one; in what you publish they are plain characters
to those who subscribed before.
"""

from kit.bus import make_bus
from kit.bus import received

topics = ["data.quotes.SIM.BRK.B", "data.quotes.", "data.quotes", "S-001", "S-01"]
assert received("data.quotes.*", topics) == topics[:2]
assert received("data.quotes*", topics) == topics[:3]
assert received("S-0?1", topics) == ["S-001"]
assert received("*", topics) == topics

bus, seen = make_bus(), []
bus.subscribe("data.one", seen.append)
bus.publish("data.*", "a wildcard published")
assert seen == [], seen
