"""Look at one shot before it is rendered for good.

python3 artwork/draft.py MODEL[:option=value,...] [VIEW] [SIZE] [SAMPLES] [OUT.png]
"""

import os
import sys
from pathlib import Path

os.nice(10)
sys.path.insert(0, str(Path(__file__).parent / "studio"))
sys.dont_write_bytecode = True

from paths import WORK
from shot import Shot
from workshop import make_picture

arguments = sys.argv[1:] + [""] * 5
model, _, options = arguments[0].partition(":")
pairs = dict(pair.split("=") for pair in options.split(",") if pair)
view = arguments[1] or "hero"
out = arguments[4] or str(WORK / "drafts" / f"{model}-{view}.png")
os.makedirs(os.path.dirname(out), exist_ok=True)
seconds = make_picture(
    Shot(model, view, pairs), out, int(arguments[2] or 400), int(arguments[3] or 32), quality="fast"
)
print(f"{out} {seconds:.0f}s")
