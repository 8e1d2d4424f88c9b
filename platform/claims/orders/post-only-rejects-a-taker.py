"""The venue rejects a post-only order that would take, with `due_post_only` set; a resting one is accepted and may fill later."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes

taker = run(quotes(1.1, 1.1), {0: lambda s: s.limit(BUY, 1_000, 1.1001, post_only=True)}).order
assert taker.status_string() == "REJECTED", taker
assert taker.last_event.due_post_only is True, taker.last_event
assert taker.last_event.reason.startswith("POST_ONLY LIMIT BUY order limit px of 1.10010"), taker.last_event.reason
assert "would have been a TAKER" in taker.last_event.reason, taker.last_event.reason
maker = run(quotes(1.1, 1.0990), {0: lambda s: s.limit(BUY, 1_000, 1.0995, post_only=True)}).order
assert maker.status_string() == "FILLED", maker
