"""
`LoggingConfig` logs from `INFO` on to the console in colours and to no file by default; a file with a size limit keeps five
full ones.
"""

from nautilus_trader.config import LoggingConfig

config = LoggingConfig()
assert config.log_level == "INFO"
for name in ("log_level_file", "log_directory", "log_file_name", "log_file_format", "log_file_max_size", "log_component_levels"):
    assert getattr(config, name) is None, name
assert config.log_file_max_backup_count == 5
assert config.log_colors is True
for name in ("log_components_only", "bypass_logging", "print_config", "use_pyo3", "clear_log_file"):
    assert getattr(config, name) is False, name
