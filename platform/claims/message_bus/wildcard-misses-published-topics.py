"""
A subscription with a wildcard isn't added to a topic that was published, with a subscriber, before it; it is to topics
that are new to the bus, and an exact subscription is to both.
"""

from kit.bus import make_bus

bus, wild, exact = make_bus(), [], []
bus.subscribe("events.account.SIM-001", lambda message: None)
bus.publish("events.account.SIM-001", "first")
bus.subscribe("events.account.*", wild.append)
bus.subscribe("events.account.SIM-001", exact.append)
bus.publish("events.account.SIM-001", "known topic")
bus.publish("events.account.SIM-002", "new topic")
assert (wild, exact) == (["new topic"], ["known topic"]), (wild, exact)
