"""Webbing of harnesses, slings and lanyards at its true scale: ribs of 3 mm, a pick every 1.5 mm."""

import materials as M


def fine_webbing(colour, edge=None, name="webbing"):
    """Polyester webbing of 35 to 45 mm; `edge` is the colour of its borders."""
    return M.webbing(colour, name, ribs=14, pitch=68, edge=edge, relief=0.35)
