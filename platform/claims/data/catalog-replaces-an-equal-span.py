"""
A write of a span that the folder has already replaces the file without an error, whatever rows it held.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes

full = minutes(1, 5)
made = catalog(full)
made.write_data([full[0], full[-1]])
assert len(files(made)) == 1
assert len(made.bars()) == 2, made.bars()
