"""The types of what compiled code is given.

What the elements are, the compiler sees at every call; numpy's stubs would be wrong about single
elements, which have the type of their array here and not Python's.
"""

from typing import Any

from numpy.typing import NDArray

Array = NDArray[Any]
Number = Any
