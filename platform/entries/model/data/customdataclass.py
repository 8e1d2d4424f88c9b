from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass
from nautilus_trader.model.identifiers import InstrumentId


@customdataclass
class Sentiment(Data):
    instrument_id: InstrumentId = InstrumentId.from_str("EUR/USD.SIM")
    score: float = 0.0


data = Sentiment(ts_event=1, ts_init=2, score=0.75)
print(data.score, data.ts_event, data.instrument_id)
print(data.to_dict())
print(Sentiment.from_dict(data.to_dict()).score)
