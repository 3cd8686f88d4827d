"""Two screw-gate connectors of steel, lying as they fell."""

from geom import *
import materials as M
from hooks import connector

VIEWS = {
    "hero": dict(rot=(0, 0, -10), elev=58, frame=0.84),
    "gate": dict(rot=(0, 0, -10), elev=58, frame=0.84, zoom=(2.2, -0.16, 0.0)),
}


def build(view="hero"):
    connector(group("connector", loc=(-0.52, 0, 0.07), rot=(0, 0, 8)), 1.12, 0.64, 0.06)
    connector(group("connector", loc=(0.52, -0.12, 0.07), rot=(0, 0, -24)), 1.12, 0.64, 0.06)
