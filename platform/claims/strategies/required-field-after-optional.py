"""
A subclass of `StrategyConfig` whose required field follows an optional one can't be created: `TypeError`.
"""

from kit.failures import raised
from nautilus_trader.config import StrategyConfig


def wrong():
    class Wrong(StrategyConfig, frozen=True):
        window: int = 20
        size: int

    return Wrong


def right():
    class Right(StrategyConfig, frozen=True):
        size: int
        window: int = 20

    return Right


error = raised(wrong)
assert type(error) is TypeError and "cannot follow optional" in str(error), error
assert right()(size=1).window == 20
