from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass
from nautilus_trader.model.data import CustomData, DataType


@customdataclass
class Sentiment(Data):
    score: float = 0.0


data = Sentiment(ts_event=1, ts_init=2, score=0.75)
wrapped = CustomData(DataType(Sentiment), data)
print(wrapped.data_type.type.__name__, wrapped.data.score)
print(wrapped.ts_event, wrapped.ts_init)
