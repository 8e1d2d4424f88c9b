"""
An exception from a callback of your own, such as that of quotes, propagates out of `run`.
"""

from kit.backtest import run
from kit.failures import raised
from kit.market import quote

def fail(script):
    raise LookupError("own")


data = [quote(second, 1.1, 1.1002) for second in range(4)]
error = raised(lambda: run(data, {1: fail}))
assert type(error) is LookupError, error
assert run(data, {}).engine.get_result().iterations == 4
