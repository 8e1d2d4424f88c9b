"""
`purge_account_events` deletes the account states older than `lookback_secs` and keeps at least the newest.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes
from kit.market import at

plan = {0: lambda script: script.market(BUY, 1_000), 5: lambda script: script.market(SELL, 1_000)}
result = run(quotes(8), plan)
account = result.account
assert account.event_count > 2, account.event_count
newest = account.last_event
result.engine.cache.purge_account_events(ts_now=at(5), lookback_secs=2)
assert all(event.ts_event >= at(3) for event in account.events), account.events
result.engine.cache.purge_account_events(ts_now=at(3600), lookback_secs=1)
assert account.events == [newest], account.events
