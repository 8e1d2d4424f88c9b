"""Fields of configuration classes."""

from extract.facts_module import Writer

CONFIG = """
    from typing import Annotated
    import msgspec
    from msgspec import Meta

    PositiveInt = Annotated[int, Meta(gt=0)]

    class NautilusConfig(msgspec.Struct, kw_only=True, frozen=True):
        pass

    class Engine(NautilusConfig, frozen=True):
        name: str
        size: PositiveInt | None = 10
        debug: bool = False

    class Loud(Engine, kw_only=True):
        volume: Annotated[float, Meta(ge=0.0, le=1.0)]
        debug: bool = True
        unit = "dB"
"""


def test_fields_in_the_order_of_the_constructor(make_library) -> None:
    library = make_library({"common/config.py": CONFIG, "common/__init__.py": ""})
    module = library.module("nautilus_trader.common.config")
    symbols = {facts["name"]: facts for facts in Writer(library).symbols(module)}
    engine = "nautilus_trader.common.config.Engine"
    assert symbols["Loud"]["kind"] == "config"
    assert symbols["Loud"]["fields"] == [
        {"name": "name", "line": 12, "type": "str", "owner": engine},
        {
            "name": "size",
            "line": 13,
            "type": "PositiveInt | None",
            "default": "10",
            "constraint": "> 0",
            "owner": engine,
        },
        {"name": "debug", "line": 18, "type": "bool", "default": "True", "keywordOnly": True},
        {
            "name": "volume",
            "line": 17,
            "type": "Annotated[float, Meta(ge=0.0, le=1.0)]",
            "constraint": ">= 0.0, <= 1.0",
            "keywordOnly": True,
        },
    ]
    assert [item["name"] for item in symbols["Loud"]["members"]] == ["unit"]
    assert "constructor" not in symbols["Loud"]
