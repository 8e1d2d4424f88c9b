"""
A catalog returns objects of a `customdataclass` wrapped in `CustomData`, under a folder that begins with `custom_`.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.custom import Score
from kit.custom import scores
from nautilus_trader.model.data import CustomData

made = catalog(scores(3))
found = made.query(Score)
assert {(type(item), type(item.data)) for item in found} == {(CustomData, Score)}, found
assert [item.data.value for item in found] == [0.0, 1.0, 2.0]
assert [file.split("/")[0] for file in files(made)] == ["custom_score"], files(made)
