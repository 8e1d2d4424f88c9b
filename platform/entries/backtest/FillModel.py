from nautilus_trader.backtest.models import FillModel

model = FillModel(prob_fill_on_limit=0.2, prob_slippage=0.5, random_seed=42)
print(model.prob_fill_on_limit, model.prob_slippage)
print([model.is_limit_filled() for _ in range(5)])
print([model.is_slipped() for _ in range(5)])
