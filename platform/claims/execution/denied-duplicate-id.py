"""A client order id that was used before is denied as a duplicate, with `bypass` set too."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.config import RiskEngineConfig
from nautilus_trader.model.identifiers import ClientOrderId

for bypass in (False, True):
    plan = {0: lambda s: [s.market(BUY, 1_000, client_order_id=ClientOrderId("O-1")) for _ in range(2)]}
    done = run(quotes(1.1, 1.1), plan, engine={"risk_engine": RiskEngineConfig(bypass=bypass)})
    assert reasons(done) == ["duplicate ClientOrderId('O-1')"], reasons(done)
    assert len(done.fills) == 1, done.fills
