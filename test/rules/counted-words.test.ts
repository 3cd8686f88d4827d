import { expect, test } from "vitest";
import { units } from "#domain/catalogue/product.ts";
import { wordsIn } from "#words/words.ts";

const counts = [0, 1, 2, 3, 11, 100];
const { listing, product } = wordsIn("ar");

/** The six forms that one thing is counted in. */
const formsOf = (say: (count: number) => string) => counts.map(say);

test("products are counted in the six forms of Arabic", () => {
  expect(formsOf(listing.count)).toEqual([
    "لا توجد منتجات",
    "منتج واحد",
    "منتجان",
    "3 منتجات",
    "11 منتجًا",
    "100 منتج",
  ]);
});

test.each(units)("%s is counted in forms that agree with its number", (unit) => {
  const [none, one, two, ...more] = formsOf((count) => product.count(count, unit));
  expect(none).toMatch(/^لا توجد /);
  expect(one).toMatch(/ واحدة?$/);
  expect(two).toMatch(/ان$/);
  expect(`${none} ${one} ${two}`).not.toMatch(/\d/);
  expect(more.map((text) => text.split(" ")[0])).toEqual(["3", "11", "100"]);
  const [few, many, other] = more.map((text) => text.split(" ").slice(1).join(" "));
  // The plural stands behind three, the singular behind eleven and a hundred, with its accusative where it is written.
  expect(none).toBe(`لا توجد ${few}`);
  expect([other, `${other}ًا`, `${other}ا`]).toContain(many);
});

test("a wait is told in the genitive of the six forms", () => {
  expect([1, 2, 3, 11, 100].map((days) => product.madeToOrder(days))).toEqual(
    ["يوم واحد", "يومين", "3 أيام", "11 يومًا", "100 يوم"].map(
      (time) => `يُصنَع عند الطلب خلال ${time} تقريبًا`,
    ),
  );
});

/** Texts that name a number: it stands behind its noun and a colon, in brackets, or agrees with a noun of six forms. */
function* numbered(value: unknown, path = ""): Generator<readonly [string, string]> {
  if (typeof value === "function") {
    for (const count of counts) {
      try {
        yield [path, String(value(count, "pair"))];
      } catch {
        return; // takes no count
      }
    }
  }
  for (const [key, inner] of Object.entries(value ?? {})) {
    yield* typeof inner === "string" ? [] : numbered(inner, `${path}.${key}`);
  }
}

/** What stands behind a number and is no noun, or a noun that has one form. */
/** Units of measured values, which may have decimals. */
const measured = ["ميغابايت", "م", "ديسيبل", "ضعف", "سعرة"];
const unbent: ReadonlySet<string> = new Set(["من", "في", "إلى", "لا", ...measured]);

test("no noun of one form stands behind every number", () => {
  const behind = new Map<string, Set<string>>();
  for (const [path, text] of numbered(wordsIn("ar"))) {
    const [, number = "", noun] = /(?<![\d,.])(3|11|100) (\p{Script=Arabic}+)/u.exec(text) ?? [];
    if (noun !== undefined) {
      behind.set(path, (behind.get(path) ?? new Set()).add(`${number} ${noun}`));
    }
  }
  expect(behind.size).toBeGreaterThan(3);
  const stiff = [...behind].filter(([, said]) => {
    const nouns = new Set([...said].map((text) => text.split(" ")[1] ?? ""));
    return nouns.size === 1 && ![...nouns].every((noun) => unbent.has(noun));
  });
  expect(stiff).toEqual([]);
});
