import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runIn } from "#test/exchange/commands.ts";
import { freshFolder, written } from "#test/exchange/places.ts";
import { storedZip } from "#test/exchange/raw-workbook.ts";
import { productIn, shop } from "#test/exchange/shop.ts";

describe("pictures beside a price list", () => {
  const picture = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();

  async function album(): Promise<ReadonlyMap<string, Buffer>> {
    return new Map([
      ["HX-1_2.jpg", await picture("blue")],
      ["HX-1_1.jpg", await picture("red")],
      ["copy of red.jpg", await picture("red")],
      ["HX-1_3.jpg", await picture("red")],
      ["side view.jpg", await picture("green")],
      ["stray.jpg", await picture("black")],
      ["drawing.svg", Buffer.from("<svg/>")],
      ["phone.heic", Buffer.from("0000001866747970686569630000", "hex")],
    ]);
  }

  const list =
    "Code,Name,Category,Subcategory,Minimum,Pictures\nHX-1,Helmet X,head,hard-hats,5,\nHX-2,Helmet Y,head,hard-hats,5,side view.jpg; gone.jpg\n";

  it.each(["folder", "archive"])(
    "finds them in a %s by code and by name, doubles none, lists what is missing",
    async (kind) => {
      const { folder } = await shop();
      const place = path.join(freshFolder(), kind === "folder" ? "pictures" : "pictures.zip");
      const files = await album();
      if (kind === "folder") {
        mkdirSync(place);
        files.forEach((bytes, name) => writeFileSync(path.join(place, name), bytes));
      } else {
        writeFileSync(
          place,
          storedZip(new Map([...files].map(([name, bytes]) => [`photos/${name}`, bytes]))),
        );
      }
      const { ok, text } = await runIn(folder, "import", [
        written("new.csv", list),
        "--pictures",
        place,
        "--apply",
      ]);
      expect({ ok, text }).toMatchObject({ ok: true });
      expect(text).toContain("HX-1  helmet-x  (draft, 2 new pictures)");
      expect(text).toContain("pictures that were not found: row 3: gone.jpg");
      expect(text).toContain("pictures that belong to no row: copy of red.jpg, stray.jpg");
      expect(text).toContain("picture left out: drawing.svg is a drawing (SVG)");
      expect(text).toContain("picture left out: phone.heic is HEIC or AVIF; save it as JPEG");
      const x = parse(productIn(folder, "helmet-x")) as { pictures: unknown };
      expect(x.pictures).toEqual([
        { file: "HX-1_1.jpg", alt: { en: "Helmet X" } },
        { file: "HX-1_2.jpg", alt: { en: "Helmet X, picture 2" } },
      ]);
      expect(readdirSync(path.join(folder, "products/helmet-x")).toSorted()).toEqual([
        "HX-1_1.jpg",
        "HX-1_2.jpg",
        "product.yaml",
      ]);
      expect(readFileSync(path.join(folder, "products/helmet-y/side view.jpg"))).toEqual(
        files.get("side view.jpg"),
      );
      const again = await runIn(folder, "import", [
        written("again.csv", list),
        "--pictures",
        place,
      ]);
      expect(again.text).toContain("2 rows: 0 new, 0 changed, 2 the same, 0 wrong");
    },
  );
});
