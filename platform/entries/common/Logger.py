from nautilus_trader.common.enums import LogLevel
from nautilus_trader.common.component import Logger, init_logging
from nautilus_trader.common.enums import LogColor

guard = init_logging(level_stdout=LogLevel.WARNING)
logger = Logger("Research")
logger.info("below the level, so it is left out")
logger.warning("spread is wide", LogColor.YELLOW)
print(logger.name)
