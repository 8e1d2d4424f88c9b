from nautilus_trader.common.component import Logger

log = Logger("Research")
log.info("goes nowhere before logging starts")
print(log.name)
