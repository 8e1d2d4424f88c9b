"""
The bus keeps the callback of a request until a response with its id comes, and calls it once; a request that nobody
answers stays pending.
"""

from kit.bus import make_bus
from nautilus_trader.core.message import Request
from nautilus_trader.core.message import Response
from nautilus_trader.core.uuid import UUID4

bus, answers = make_bus(), []
bus.register("History.request", lambda request: None)
request = Request(callback=answers.append, request_id=UUID4(), ts_init=1)
bus.request("History.request", request)
assert bus.is_pending_request(request.id) and answers == []
for _ in range(2):
    bus.response(Response(correlation_id=request.id, response_id=UUID4(), ts_init=1))
assert len(answers) == 1 and not bus.is_pending_request(request.id), answers

lost = Request(callback=answers.append, request_id=UUID4(), ts_init=1)
bus.request("Nowhere.request", lost)
assert bus.is_pending_request(lost.id)
