"""
The wheel brings `nautilus_trader.examples` and `nautilus_trader.test_kit`, but no test data: `TEST_DATA_DIR` points at a
folder that doesn't exist.
"""

from importlib.util import find_spec

from nautilus_trader import TEST_DATA_DIR

assert not TEST_DATA_DIR.exists(), TEST_DATA_DIR
assert find_spec("nautilus_trader.examples.strategies") is not None
assert find_spec("nautilus_trader.test_kit.providers") is not None
