"""An order for an unknown execution algorithm stays INITIALIZED, without a denial; an unknown `client_id` does no harm."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.model.identifiers import ClientId
from nautilus_trader.model.identifiers import ExecAlgorithmId

lost = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000, exec_algorithm_id=ExecAlgorithmId("NOBODY"))})
assert (lost.order.status_string(), reasons(lost)) == ("INITIALIZED", []), lost.order
elsewhere = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 1_000, submit={"client_id": ClientId("NOWHERE")})})
assert elsewhere.order.status_string() == "FILLED", elsewhere.order
