"""
`ERROR` lines go to standard error at every console level, `OFF` included; all other lines go to standard output.
"""

from kit.logs import logged
from kit.logs import messages

out, err, _ = logged("level_stdout=LogLevel.DEBUG, colors=False")
assert (messages(out), messages(err)) == (["d", "i", "w"], ["e"]), (out, err)
out, err, _ = logged("level_stdout=LogLevel.OFF, colors=False")
assert (messages(out), messages(err)) == ([], ["e"]), (out, err)
