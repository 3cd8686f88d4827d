"""One rigid sign plate with its four holes, standing. Options: kind aid or extinguisher."""

from geom import *
from printed import T, printed
from signs import sign

VIEWS = {"hero": dict(rot=(0, 0, -18), elev=6, frame=0.84)}
GREEN, RED = "#0a8a43", "#c5151c"
CROSS = "<path d='M78 40H122V82H164V126H122V168H78V126H36V82H78z' fill='#fff'/>"
BOTTLE = "<path d='M74 84q0-14 14-14h18q14 0 14 14v78q0 8-8 8H82q-8 0-8-8z' fill='#fff'/><path d='M86 52h22v20H86z' fill='#fff'/><path d='M104 58h30M96 52l34-16M76 74q-26 6-24 54' fill='none' stroke='#fff' stroke-width='8' stroke-linecap='round'/>"


def face(kind):
    ground, drawing, english, arabic = dict(aid=(GREEN, CROSS, "FIRST AID", "إسعافات أولية"), extinguisher=(RED, BOTTLE, "FIRE EXTINGUISHER", "طفاية حريق"))[kind]
    body = f"<rect width='200' height='270' fill='#fff'/><rect x='8' y='10' width='184' height='188' rx='6' fill='{ground}'/>{drawing}"
    body += f"<rect y='206' width='200' height='64' fill='{ground}'/>" + T(100, 230, english, 17, 800, "#fff") + T(100, 258, arabic, 20, 700, "#fff", ar=True)
    return printed(f"single_{kind}", 200, 270, body, 900)


def build(view="hero", kind="aid"):
    face(kind)
    sign(root(), f"single_{kind}", loc=(0, 0, 1.36), rot=(84, 0, 0))
