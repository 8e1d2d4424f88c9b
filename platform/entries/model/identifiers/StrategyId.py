from nautilus_trader.model.identifiers import StrategyId

strategy_id = StrategyId("EMACross-EURUSD")
print(strategy_id, strategy_id.get_tag(), strategy_id.is_external())
print(StrategyId("EXTERNAL").is_external())
