"""
When an order from `on_stop` overdraws a cash account, the account is half booked as well, but nothing is logged, and neither
`iterations` nor `backtest_end` shows it.
"""

from kit.failures import process

PROGRAM = """
from kit.backtest import *
from kit.market import quote
from kit.simulation import BTCUSDT, cash, when
data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(10)]
done = run(
    data, {{{moment}: when(Script.market, BUY, 1)}}, instrument=BTCUSDT,
    engine={{"logging": LoggingConfig(log_level="ERROR", log_colors=False)}}, **cash(40_001),
)
result = done.engine.get_result()
usdt, = [money for code, money in done.account.balances_total().items() if code.code == "USDT"]
print(result.iterations, result.backtest_end == data[-1].ts_init, len(done.fills), usdt)
"""
stopping = process(PROGRAM.format(moment='"stop"'))
assert stopping.stdout.strip() == "10 True 0 40001.00000000 USDT", stopping
assert "ERROR" not in stopping.stdout + stopping.stderr, stopping
running = process(PROGRAM.format(moment=4))
assert "4 False 0 40001.00000000 USDT" in running.stdout, running
assert "Stopping backtest from" in running.stdout + running.stderr, running
