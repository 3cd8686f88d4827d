"""First aid kits for one injury, with their contents before the bag or laid out.

Views: heat (heat stroke), heat_card (its card of steps among its contents), trauma (severe bleeding), burns (the contents of the burns case).
"""

import aid_bag
import aid_items as item
import heat_items as heat
import materials as M
from assembly import assembled, put
from geom import *

VIEWS = {
    "heat": dict(rot=(0, 0, -6), elev=27, frame=0.88),
    "heat_card": dict(rot=(0, 0, -5), elev=36, frame=0.86),
    "trauma": dict(rot=(0, 0, -6), elev=32, frame=0.88),
    "trauma_close": dict(rot=(0, 0, -6), elev=32, frame=0.88, zoom=(1.75, -0.12, -0.14)),
    "burns": dict(rot=(0, 0, 0), elev=58, frame=0.86),
}


def heat_stroke():
    words = ("HEAT STROKE", "ضربة الشمس")
    bag = dict(colour="1d4f8f", piping="13335c", words=words)
    assembled(aid_bag.closed, loc=(-0.55, 1.75, 0), scale=1.2, **bag)
    put(heat.fan, 2.35, 0.95, -10)
    put(heat.spray_bottle, 1.26, 0.42, -12)
    put(heat.towels, -1.85, 0.10, 9)
    put(heat.cold_pack, -2.12, -1.05, z=0.17, rot=(22, 0, 5))
    put(heat.cold_pack, -0.88, -1.05, z=0.17, rot=(22, 0, -3))
    put(heat.steps_card, 0.62, -1.05, z=0.24, rot=(24, 0, -3))
    put(heat.thermometer, 2.10, -0.70, 62)
    words = dict(key="salts", english="ORAL|REHYDRATION|SALTS", arabic="أملاح إماهة فموية", tint=item.BLUE)
    for k, x in enumerate((1.95, 2.55)):
        put(item.sachet, x + 0.1, -1.45 + 0.12 * k, 5 - 12 * k, w=0.56, h=0.74, thick=0.05, size=24, **words)


def heat_card():
    """The card of steps with what the steps use about it, all of it whole."""
    put(heat.towels, -1.72, 0.95, 8)
    put(heat.fan, 0.05, 1.15, -8)
    put(heat.spray_bottle, 1.70, 0.75, -12)
    put(heat.cold_pack, -1.55, -0.62, z=0.17, rot=(22, 0, 6))
    put(heat.steps_card, 0.62, -0.62, z=0.24, rot=(26, 0, -3), scale=1.15)
    put(heat.thermometer, -1.55, -1.72, 14)
    words = dict(key="salts", english="ORAL|REHYDRATION|SALTS", arabic="أملاح إماهة فموية", tint=item.BLUE)
    for k, x in enumerate((0.45, 1.20)):
        put(item.sachet, x, -1.72, 4 - 8 * k, w=0.62, h=0.80, thick=0.05, size=24, **words)


def marker():
    cyl("barrel", 0.055, 0.85, M.plastic("17181a", 0.4), 0.02, loc=(0, 0, 0.06), rot=(0, 90, 0), seg=40)
    cyl("cap", 0.064, 0.36, M.plastic("17181a", 0.3), 0.02, loc=(0.36, 0, 0.06), rot=(0, 90, 0), seg=40)
    cyl("band", 0.066, 0.06, M.plastic(item.RED[1:], 0.4), 0.01, loc=(0.16, 0, 0.06), rot=(0, 90, 0), seg=40)


def trauma():
    words = ("SEVERE BLEEDING", "نزيف شديد")
    assembled(aid_bag.closed, loc=(-0.55, 1.45, 0), scale=0.80, words=words)
    put(item.tourniquet, 1.35, 0.95, 0, z=0.0)
    dressing = dict(key="trauma_bar", english="TRAUMA|DRESSING", arabic="ضماد نزيف", tint=item.RED, round_top=0.28)
    put(item.sachet, -1.55, 0.02, 6, w=0.94, h=0.84, thick=0.13, **dressing)
    put(item.sachet, -0.55, 0.02, -4, w=0.94, h=0.84, thick=0.13, **dressing)
    packing = dict(key="haemostatic", english="HAEMOSTATIC|DRESSING", arabic="ضمادة مرقئة", tint=item.GREEN, round_top=0.28)
    put(item.sachet, 0.46, 0.02, 3, w=0.90, h=0.84, thick=0.10, size=26, **packing)
    words = dict(key="foil", english="FOIL BLANKET", arabic="بطانية حرارية", w=0.86, h=1.0)
    put(item.foil_pack, 1.50, -0.10, -5, **words)
    put(item.shears, -1.02, -1.02, -10, scale=0.92)
    words = dict(key="gloves", english="NITRILE|GLOVES", arabic="قفازات", tint=item.BLUE, round_top=0.28)
    put(item.sachet, 0.30, -0.98, -4, w=0.90, h=0.76, thick=0.07, **words)
    put(marker, 1.35, -1.02, 12)


def burns():
    """Gel dressings in three sizes, covers, bandages, gloves, tape and shears."""
    gel = dict(key="gel", english="BURN GEL|DRESSING", arabic="ضمادة هلامية", tint=item.ORANGE)
    for x, turn, w, h in ((-2.0, 2, 1.55, 1.55), (-0.42, -2, 1.15, 1.2), (0.80, 2, 0.84, 0.9)):
        put(item.sachet, x, 2.05, turn, w=w, h=h, thick=0.14, ground="#eaf4fb", **gel)
    words = dict(key="gloves", english="NITRILE|GLOVES", arabic="قفازات نتريل", tint=item.BLUE, round_top=0.4)
    put(item.sachet, 2.06, 2.05, -2, w=1.2, h=1.25, thick=0.14, **words)
    for k, (x, r, length) in enumerate(((-2.35, 0.36, 0.90), (-1.40, 0.32, 0.75), (-0.58, 0.28, 0.62))):
        put(item.bandage_roll, x, 0.30, r=r, length=length, key=f"roll{k}")
    put(item.tape_roll, 0.45, 0.32, r=0.40, width=0.26)
    cover = dict(key="cover", english="STERILE|COVER", arabic="غطاء معقم", tint=item.GREEN)
    put(item.sachet, 2.02, 0.52, 2, w=1.25, h=1.25, **cover)
    put(item.shears, -0.75, -1.05, -8, scale=1.15)
    put(item.sachet, 2.06, -1.0, -2, w=1.25, h=1.25, **cover)


def build(view="heat"):
    dict(heat=heat_stroke, heat_card=heat_card, trauma=trauma, trauma_close=trauma, burns=burns)[view]()
