"""Every geometry helper of the studio under one name."""

from meshes import *
from curves import *
from solids import *
from straps import *
from fields import *
