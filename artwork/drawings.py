"""Write the drawings that stand in until a product has a model: drawings/{product}.svg as its drawing.webp.

python3 artwork/drawings.py [TEXT]       those whose name contains TEXT
"""

import io
import subprocess
import sys
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
PRODUCTS = ARTWORK.parent / "content" / "products"

from PIL import Image


def main(text: str) -> None:
    for drawing in sorted((ARTWORK / "drawings").glob("*.svg")):
        if text not in drawing.stem:
            continue
        command = ["rsvg-convert", "--width", "800", str(drawing)]
        png = subprocess.run(command, check=True, capture_output=True).stdout
        out = PRODUCTS / drawing.stem / "drawing.webp"
        Image.open(io.BytesIO(png)).convert("RGB").save(out, quality=90, method=6)
        print(out)


if __name__ == "__main__":
    main("".join(sys.argv[1:2]))
