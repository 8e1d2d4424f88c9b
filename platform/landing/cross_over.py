"""Run the landing page's example and write its result as JSON.

    python cross_over.py RESULT.json
"""

# The market is a random walk: 86,400 steps drawn from a normal distribution with one seed, chosen before
# the first run and not changed since. Whatever the result, it says nothing about trading.

import json
import platform
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

import nautilus_trader
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.common.actor import Actor
from nautilus_trader.common.component import TimeEvent
from nautilus_trader.config import BacktestEngineConfig, LoggingConfig
from nautilus_trader.indicators import ExponentialMovingAverage
from nautilus_trader.model import Bar, BarType, Money, QuoteTick, Venue
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType, OmsType, OrderSide
from nautilus_trader.model.instruments import CurrencyPair
from nautilus_trader.persistence.wranglers import QuoteTickDataWrangler
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.trading.strategy import Strategy

SEED = 20240102
DAY = pd.Timestamp("2024-01-02", tz="UTC")
QUOTES = 86_400
STEP = 0.00002
HALF_SPREAD = 0.00001
SAMPLES = 120
FILLS_ON_CURVE = 12
LAST_FILLS = 4
START = 1_000_000

SIM = Venue("SIM")
EURUSD: CurrencyPair = TestInstrumentProvider.default_fx_ccy("EUR/USD", SIM)
BARS = BarType.from_str("EUR/USD.SIM-1-MINUTE-MID-INTERNAL")
QUANTITY = EURUSD.make_qty(100_000)


# listing:start
class CrossOver(Strategy):
    def on_start(self) -> None:
        self.fast = ExponentialMovingAverage(20)
        self.slow = ExponentialMovingAverage(60)
        self.register_indicator_for_bars(BARS, self.fast)
        self.register_indicator_for_bars(BARS, self.slow)
        self.subscribe_bars(BARS)

    def on_bar(self, bar: Bar) -> None:
        if not self.indicators_initialized():
            return
        if self.fast.value > self.slow.value:
            if not self.portfolio.is_net_long(EURUSD.id):
                self.go(OrderSide.BUY)
        elif not self.portfolio.is_net_short(EURUSD.id):
            self.go(OrderSide.SELL)

    def go(self, side: OrderSide) -> None:
        self.close_all_positions(EURUSD.id)
        order = self.order_factory.market(EURUSD.id, side, QUANTITY)
        self.submit_order(order)

    def on_stop(self) -> None:
        self.close_all_positions(EURUSD.id)
# listing:end


class EquityRecorder(Actor):
    """Notes the account's equity once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[tuple[pd.Timestamp, float]] = []

    def on_start(self) -> None:
        self.clock.set_timer("equity", timedelta(minutes=1), callback=self.on_minute)

    def on_minute(self, event: TimeEvent) -> None:
        open_result = self.portfolio.unrealized_pnl(EURUSD.id)
        balance = self.portfolio.account(SIM).balance_total(USD).as_double()
        equity = balance + (open_result.as_double() if open_result is not None else 0.0)
        self.points.append((pd.Timestamp(event.ts_event, tz="UTC"), equity))


def random_walk() -> list[QuoteTick]:
    steps = np.random.default_rng(SEED).normal(0.0, STEP, size=QUOTES)
    middle = 1.10 + steps.cumsum()
    frame = pd.DataFrame(
        {"bid_price": middle - HALF_SPREAD, "ask_price": middle + HALF_SPREAD},
        index=pd.date_range(DAY, periods=QUOTES, freq="s"),
    )
    return QuoteTickDataWrangler(EURUSD).process(frame)


def iso(when: pd.Timestamp) -> str:
    return when.strftime("%Y-%m-%dT%H:%M:%SZ")


def amount(text: str) -> float:
    return Money.from_str(text).as_double()


# Measured on the equity noted once a minute, so a dip within a minute is not seen.
def deepest_fall(equity: list[float]) -> float:
    curve = np.array(equity)
    return float((curve / np.maximum.accumulate(curve) - 1.0).min() * 100.0)


def run() -> dict[str, Any]:
    engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(log_level="ERROR")))
    engine.add_venue(
        venue=SIM,
        oms_type=OmsType.NETTING,
        account_type=AccountType.MARGIN,
        base_currency=USD,
        starting_balances=[Money(START, USD)],
    )
    engine.add_instrument(EURUSD)
    quotes = random_walk()
    engine.add_data(quotes)
    recorder = EquityRecorder()
    engine.add_actor(recorder)
    engine.add_strategy(CrossOver())

    began = time.perf_counter()
    engine.run()
    seconds = time.perf_counter() - began

    outcome = engine.get_result()
    positions = engine.trader.generate_positions_report()
    fills = engine.trader.generate_fills_report()
    final = engine.portfolio.account(SIM).balance_total(USD).as_double()
    engine.dispose()

    realized = dict(zip(positions["closing_order_id"], positions["realized_pnl"].map(amount), strict=True))
    pnl = round(final - START, 2)
    # The two ways to the same number must agree, or one of them is read wrongly.
    if round(sum(realized.values()), 2) != pnl:
        raise SystemExit(f"account says {pnl}, positions say {sum(realized.values()):.2f}")

    end = pd.Timestamp(quotes[-1].ts_event, tz="UTC")
    curve = [(DAY, float(START)), *recorder.points, (end, final)]
    shown = curve[: -1 : len(curve) // SAMPLES] + curve[-1:]
    trades = [
        {
            "time": iso(fill.ts_event),
            "side": fill.order_side,
            "quantity": int(fill.last_qty),
            "price": fill.last_px,
            "pnl": None if order_id not in realized else round(realized[order_id], 2),
        }
        for order_id, fill in fills.iterrows()
    ]
    return {
        "version": nautilus_trader.__version__,
        "python": platform.python_version(),
        "quotes": len(quotes),
        "seconds": round(seconds, 1),
        "ran_on": datetime.now(UTC).date().isoformat(),
        "result": {
            "pnl": pnl,
            "currency": "USD",
            "orders": outcome.total_orders,
            "win_rate": round(outcome.stats_pnls["USD"]["Win Rate"], 4),
            "max_drawdown_pct": round(deepest_fall([equity for _, equity in curve]), 3),
            "positions": len(positions),
        },
        "equity": [[iso(when), round(equity, 2)] for when, equity in shown],
        "fills_on_curve": [[trade["time"], trade["side"]] for trade in trades[-FILLS_ON_CURVE:]],
        "last_fills": trades[-LAST_FILLS:],
    }


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: cross_over.py RESULT.json")
    Path(sys.argv[1]).write_text(json.dumps(run(), indent=2) + "\n", encoding="utf-8")
