"""
A node's serialiser, which writes timestamps as text, reads both forms, ISO and nanoseconds, whatever its own
`timestamps_as_iso8601` says; bytes of the other encoding raise.
"""

import msgspec
from kit.failures import raised
from kit.market import quote
from nautilus_trader.serialization.serializer import MsgSpecSerializer

tick = quote(0, 1.1000, 1.1002)


def node(encoding, iso):
    # As a node makes it from its `MessageBusConfig`.
    return MsgSpecSerializer(encoding=encoding, timestamps_as_str=True, timestamps_as_iso8601=iso)


for encoding in (msgspec.json, msgspec.msgpack):
    for iso in (False, True):
        written = node(encoding, iso).serialize(tick)
        read = node(encoding, not iso).deserialize(written)
        assert (read, read.ts_init) == (tick, tick.ts_init), read

error = raised(lambda: node(msgspec.msgpack, iso=False).deserialize(node(msgspec.json, iso=False).serialize(tick)))
assert type(error) is msgspec.DecodeError, error
