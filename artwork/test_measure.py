"""Tests of the measures on drawn pictures: python3 -m unittest discover artwork"""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

from measure import Master, judge, judge_alone, measure, without_mended
from PIL import Image, ImageDraw, ImageFilter

GROUND = "#edeff1"


def square(side, colour="#cc2222", right=0, down=0, ground=GROUND):
    picture = Image.new("RGB", (800, 800), ground)
    start_x, start_y = 400 - side // 2 + right, 400 - side // 2 + down
    ImageDraw.Draw(picture).rectangle([start_x, start_y, start_x + side - 1, start_y + side - 1], colour)
    return picture


def master(picture, product="helmet", first=True, colours=("red",)):
    return Master(f"{product}/front.webp", product, first, list(colours), measure(picture))


def kinds(picture, **said):
    return list(judge_alone(master(picture, **said)))


class Measures(unittest.TestCase):
    def test_accepts_a_good_picture(self):
        self.assertEqual(kinds(square(640)), [])

    def test_finds_a_wrong_fill(self):
        for side, found in [(500, ["fill"]), (740, ["fill"]), (604, []), (708, [])]:
            self.assertEqual(kinds(square(side)), found)

    def test_finds_a_wrong_centre(self):
        self.assertEqual(kinds(square(640, right=50)), ["centre"])
        self.assertEqual(kinds(square(640, down=60)), ["centre"])

    def test_finds_an_empty_picture(self):
        self.assertEqual(kinds(Image.new("RGB", (800, 800), GROUND)), ["fill", "sharpness", "colour"])

    def test_finds_another_ground(self):
        self.assertEqual(kinds(square(640, ground="#e0e2e4")), ["ground"])
        self.assertEqual(kinds(square(640, ground="#ebedef")), [])

    def test_lets_only_further_pictures_be_cut_off(self):
        close = square(900, right=300)
        self.assertEqual(kinds(close), ["cut"])
        self.assertEqual(kinds(close, first=False), [])

    def test_finds_a_blurred_picture(self):
        picture = square(640)
        pen = ImageDraw.Draw(picture)
        for k in range(40):
            pen.line([90, 90 + 15 * k, 710, 100 + 15 * k], "#000000")
        self.assertEqual(kinds(picture), [])
        self.assertEqual(kinds(picture.filter(ImageFilter.GaussianBlur(1.2))), ["sharpness"])

    def test_compares_colours_with_the_data(self):
        for colour, colours, found in [
            ("#cc2222", ["red-ral-3000"], []),
            ("#1a4fb0", ["red", "blue"], []),
            ("#ffd100", ["yellow-and-black"], []),
            ("#1a4fb0", ["red"], ["colour"]),
            ("#7a4a20", ["cream"], ["colour"]),
            ("#fafafa", ["white"], []),
            ("#1a4fb0", [], []),
            ("#dd2211", ["red-brown"], ["colour"]),
        ]:
            self.assertEqual(kinds(square(640, colour), colours=colours), found, (colour, colours))

    def test_names_twins_of_other_products(self):
        twins = [master(square(640), product=name) for name in ("boot", "shoe")]
        self.assertEqual([kind for _, kind in judge(twins)], ["twin", "twin"])
        self.assertEqual(judge([twins[0], twins[0]]), {})

    def test_takes_what_is_mended_off_the_list(self):
        head = '# Why.\n- defect: fill\n  reason: "Framed before."\n  pictures:\n'
        text = f'{head}    - boot/front.webp\n    - hat/front.webp\n- defect: twin\n  reason: "One."\n  pictures:\n    - boot/front.webp\n'
        mended = {("boot/front.webp", "fill"), ("boot/front.webp", "twin")}
        self.assertEqual(without_mended(text, mended), f"{head}    - hat/front.webp\n")
        self.assertEqual(without_mended(text, set()), text)


if __name__ == "__main__":
    unittest.main()
