"""The picture of whatever an experiment has to show."""

from wmh.replication.charts import chart
from wmh.replication.drawing import LIGHT, PictureLook
from wmh.replication.experiment import Flow, Plot
from wmh.replication.flows import flow_chart


def drawn(shown: Plot | Flow, look: PictureLook = LIGHT) -> str:
    """As SVG that needs nothing else."""
    return flow_chart(shown, look) if isinstance(shown, Flow) else chart(shown, look)
