"""Every material of the studio under one name."""

from hard_materials import *
from soft_materials import *
