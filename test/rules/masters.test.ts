import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { judge, type Kind, type Master } from "#tools/masters/judge.ts";
import { measure } from "#tools/masters/measure.ts";
import { readPicture } from "#tools/masters/read-masters.ts";
import { compare, parseWaiting, withoutMended } from "#tools/masters/waiting.ts";

const ground = "#edeff1";

/** Draws a picture of 800 by 800 pixels from SVG. */
async function drawn(shapes: string, behind = ground): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <defs><filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="40"/></filter>
    <linearGradient id="fade"><stop stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>
    <rect width="800" height="800" fill="${behind}"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
}

interface Said {
  readonly product?: string;
  readonly first?: boolean;
  readonly colours?: readonly string[];
}

async function master(picture: Buffer, said: Said = {}): Promise<Master> {
  const { product = "helmet", first = true, colours = ["red"] } = said;
  const measures = measure(await readPicture(picture));
  return { picture: `${product}/front.webp`, product, first, colours, measures };
}

/** Returns the faults of a drawing. */
async function faults(shapes: string, said: Said = {}, behind = ground): Promise<readonly Kind[]> {
  return judge([await master(await drawn(shapes, behind), said)]).map(({ kind }) => kind);
}

function square(side: number, colour = "#c22", right = 0, down = 0): string {
  const [x, y] = [400 - side / 2 + right, 400 - side / 2 + down];
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${colour}"/>`;
}

/** Draws a shadow without an edge under a square. */
function shadow(right: number, dark: number): string {
  return `<rect x="${300 + right}" y="300" width="200" height="200" filter="url(#soft)" opacity="${dark}"/>`;
}

/** Fades the background to one colour at the right. */
const fade = '<rect x="728" width="72" height="800" fill="url(#fade)"/>';

const good = square(640);
const tall = '<rect x="300" y="80" width="200" height="640" fill="#c22"/>';

describe("A picture is measured", () => {
  test("without faults where it is right", async () => {
    expect(await faults(good)).toEqual([]);
  });

  test.each([
    ["too small", square(500), ["fill"]],
    ["too large", square(740), ["fill"]],
    ["not there", "", ["fill", "sharpness", "colour"]],
    ["to the right", square(640, "#c22", 50), ["centre"]],
    ["too low", square(640, "#c22", 0, 60), ["centre"]],
    ["just large enough", square(604), []],
    ["just not too large", square(708), []],
  ])("by its place: %s", async (_, shapes, kinds) => {
    expect(await faults(shapes)).toEqual(kinds);
  });

  test("with a soft shadow that is no part of the product", async () => {
    expect(await faults(`${shadow(100, 0.35)}${tall}`)).toEqual([]);
  });

  test("with a shadow that ends close to the frame", async () => {
    expect(await faults(`${shadow(270, 0.35)}${fade}${tall}`)).toEqual(["shadow"]);
  });

  test("and refused with a shadow or another background at the frame", async () => {
    expect(await faults(`${shadow(280, 0.35)}${tall}`)).toContain("ground");
    expect(await faults(good, {}, "#e0e2e4")).toEqual(["ground"]);
    expect(await faults(good, {}, "#ebedef")).toEqual([]);
  });

  test("by its crop: a first picture shows the whole product, a further one may be close", async () => {
    const close = square(900, "#c22", 300);
    expect(await faults(close)).toEqual(["cut"]);
    expect(await faults(close, { first: false })).toEqual([]);
  });

  test("by its sharpness, independently of its contrast", async () => {
    const stripes = (colour: string) =>
      Array.from(
        { length: 40 },
        (_, at) => `<path d="M90 ${90 + at * 15}L710 ${100 + at * 15}" stroke="${colour}"/>`,
      ).join("");
    for (const colour of ["#000", "#b33"]) {
      const sharpOne = await drawn(`${good}${stripes(colour)}`);
      const half = await sharp(sharpOne).resize(400).toBuffer();
      const enlarged = await sharp(half).resize(800, 800, { kernel: "cubic" }).png().toBuffer();
      const blurred = await sharp(sharpOne).blur(1.2).png().toBuffer();
      expect(judge([await master(sharpOne)])).toEqual([]);
      for (const soft of [enlarged, blurred]) {
        expect(judge([await master(soft)]).map(({ kind }) => kind)).toEqual(["sharpness"]);
      }
    }
  });

  test.each([
    ["its own", "#c22", ["red-ral-3000"], []],
    ["one of its own", "#1a4fb0", ["red", "blue"], []],
    ["one of its own, in words of two", "#ffd100", ["yellow-and-black"], []],
    ["another", "#1a4fb0", ["red"], ["colour"]],
    ["another, where its own is hardly told from the ground", "#7a4a20", ["cream"], ["colour"]],
    ["hardly told from the ground", "#fafafa", ["white"], []],
    ["not said", "#1a4fb0", [], []],
    ["bright red, sold red-brown", "#d21", ["red-brown"], ["colour"]],
  ])("by its colour: %s", async (_, colour, colours, kinds) => {
    expect(await faults(square(640, colour), { colours })).toEqual(kinds);
  });
});

describe("Pictures of two products", () => {
  const boot = '<path d="M250 80h240v360l230 90v190H250z" fill="#333"/>';
  const said = { colours: ["black"] };

  async function twins(other: string, product = "other-boot"): Promise<readonly string[]> {
    const one = await master(await drawn(boot), { ...said, product: "boot" });
    const two = await master(await drawn(other), { ...said, product });
    return judge([one, two]).flatMap(({ kind, says }) => (kind === "twin" ? [says] : []));
  }

  test("that look the same are named together", async () => {
    const nearly = `${boot}<path d="M300 120h40v40h-40z" fill="#555"/>`;
    expect(await twins(nearly)).toEqual([
      "looks like other-boot/front.webp",
      "looks like boot/front.webp",
    ]);
  });

  test("that differ in form or colour are accepted", async () => {
    expect(await twins(square(640, "#333"))).toEqual([]);
    expect(await twins(boot.replace("#333", "#d33"))).toEqual([]);
  });

  test("may be similar within one product", async () => {
    expect(await twins(boot, "boot")).toEqual([]);
  });
});

describe("The list of pictures for the studio", () => {
  const list = `# Why it is kept.
- defect: fill
  reason: "Framed before."
  pictures:
    - boot/front.webp
    - helmet/front.webp
- defect: twin
  reason: "One model."
  pictures:
    - boot/front.webp
`;
  const says = "fills 95.0 %";

  test("contains the known faults, and names new and corrected ones", () => {
    const found = [
      { picture: "boot/front.webp", kind: "fill" as const, says },
      { picture: "boot/front.webp", kind: "shadow" as const, says: "dark" },
    ];
    expect(compare(found, parseWaiting(list))).toEqual({
      found: [found[1]],
      mended: [
        { picture: "helmet/front.webp", kind: "fill" },
        { picture: "boot/front.webp", kind: "twin" },
      ],
    });
  });

  test("loses only corrected pictures", () => {
    const mended = [
      { picture: "boot/front.webp", kind: "fill" as const },
      { picture: "boot/front.webp", kind: "twin" as const },
    ];
    expect(withoutMended(list, mended)).toBe(
      list.slice(0, list.indexOf("- defect: twin")).replace("    - boot/front.webp\n", ""),
    );
    expect(withoutMended(list, [])).toBe(list);
  });
});
