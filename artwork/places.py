"""Where finished pictures go, and the records of what they were rendered from."""

from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
CONTENT = ARTWORK.parent / "content"
PRODUCTS = CONTENT / "products"
FALLBACK = ARTWORK.parent / "public" / "fallback.webp"
PICTURE_RECORD = ARTWORK / "index.json"
SCENE_RECORD = ARTWORK / "scenes.json"


def product_picture(key):
    """The file of `{product}-{view}`: the product is the longest folder name that begins the key.

    Raises ValueError for a key of no product.
    """
    words = key.split("-")
    for k in range(len(words) - 1, 0, -1):
        folder = PRODUCTS / "-".join(words[:k])
        if folder.is_dir():
            return folder / f"{'-'.join(words[k:])}.webp"
    raise ValueError(f"{key}: content/products has no folder whose name begins this key")


def scene_picture(name):
    """`scene-home-{format}` belongs to the home page, `scene-{guide}` to a guide."""
    place = name.removeprefix("scene-")
    if place.startswith("home-"):
        return CONTENT / "pages" / f"{place}.webp"
    return CONTENT / "guides" / place / "scene.webp"
