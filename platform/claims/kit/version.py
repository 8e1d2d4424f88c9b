"""Which release a claim runs on, for claims that hold differently on two of them."""

import nautilus_trader

RELEASE: tuple[int, ...] = tuple(int(part) for part in nautilus_trader.__version__.split(".")[:3])
