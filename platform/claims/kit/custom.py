"""A class of custom data, and objects of it."""

from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass
from nautilus_trader.model.data import CustomData
from nautilus_trader.model.data import DataType

from kit.market import at


@customdataclass
class Score(Data):
    """A number of one's own."""

    value: float


PLAIN = DataType(Score)


def scores(count: int, data_type: DataType = PLAIN) -> list[CustomData]:
    """Return wrapped scores of so many hours from noon on."""
    return [CustomData(data_type, Score(at(3_600 * hour), at(3_600 * hour), float(hour))) for hour in range(count)]
