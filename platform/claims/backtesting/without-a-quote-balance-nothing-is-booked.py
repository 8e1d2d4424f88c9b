"""
On a cash account in several currencies, the check lets a buy order through without any balance in the quote currency, and a sale
without any balance in the asset: it fills, neither payment nor asset is booked, and the run goes on.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import BTCUSDT
from kit.simulation import cash
from kit.simulation import when
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import BTC
from nautilus_trader.model.currencies import USDT
from nautilus_trader.model.enums import OrderStatus

data = [quote(second, 40_000, 40_001, instrument=BTCUSDT, size=100) for second in range(4)]
buy = {0: when(Script.market, BUY, 1)}
without = run(data, buy, instrument=BTCUSDT, **cash(5, BTC))
assert without.order.status == OrderStatus.FILLED, without.order.status
assert without.engine.get_result().iterations == 4
assert [str(money) for money in without.account.balances_total().values()] == ["5.00000000 BTC"], without.account
poor = {**cash(5, BTC), "starting_balances": [Money(5, BTC), Money(1, USDT)]}
assert run(data, buy, instrument=BTCUSDT, **poor).order.status == OrderStatus.DENIED

sale = {0: when(Script.market, SELL, 1)}
bare = run(data, sale, instrument=BTCUSDT, **cash(5_000))
assert bare.order.status == OrderStatus.FILLED, bare.order.status
assert bare.engine.get_result().iterations == 4
assert [str(money) for money in bare.account.balances_total().values()] == ["5000.00000000 USDT"], bare.account
empty = {**cash(5_000), "starting_balances": [Money(5_000, USDT), Money(0, BTC)]}
assert run(data, sale, instrument=BTCUSDT, **empty).order.status == OrderStatus.DENIED
