"""
A misspelt level of a component ends the process with an abort; upper and lower case are both fine.
"""

from kit.logs import logged

assert logged("component_levels={'Pricing': 'WARNINGS'}")[2] == -6
assert logged("component_levels={'Pricing': 'warning'}")[2] == 0
