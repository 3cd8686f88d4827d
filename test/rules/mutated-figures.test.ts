import { expect, test } from "vitest";
import { hasPage, type Content } from "#content/content.ts";
import { houseStyleWarnings } from "#content/house-style/house-style-warnings.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn, type Text } from "#content/text.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { lines } from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

/** A text of a product that may be wrong, and the product with another text in its place. */
interface Target {
  readonly slug: string;
  readonly place: string;
  readonly text: string;
  readonly put: (text: string) => ProductFile;
}

const english = (text: Text) => textIn(text, "en");

function targetsOf(slug: string, product: ProductFile): readonly Target[] {
  const { figures, specifications } = product;
  const { marks, standards } = specifications;
  const specified = (change: Partial<ProductFile["specifications"]>): ProductFile => ({
    ...product,
    specifications: { ...specifications, ...change },
  });
  return [
    ...figures.map(({ id, value }, at) => ({
      ...{ slug, place: `figure ${id}`, text: english(value) },
      put: (text: string) => ({
        ...product,
        figures: figures.map((one, index) => (index === at ? { ...one, value: text } : one)),
      }),
    })),
    ...(marks === undefined
      ? []
      : [
          {
            ...{ slug, place: "marks", text: english(marks) },
            put: (text: string) => specified({ marks: text }),
          },
        ]),
    ...standards.map((standard, at) => ({
      ...{ slug, place: "edition", text: standard },
      put: (text: string) =>
        specified({ standards: standards.map((one, index) => (index === at ? text : one)) }),
    })),
  ];
}

/** The places of digits, and of capitals that belong to a mark. */
function changeable(text: string): readonly number[] {
  const found: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[\w/.+-]+/g)) {
    const isMark = /\d/.test(word) || /^[A-Z][A-Z/+-]+$/.test(word);
    const isRank = /\b(?:Class|Type|Level) $/.test(text.slice(0, index)) && /^[A-Z]+$/.test(word);
    for (const [at, letter] of word.split("").entries()) {
      if (/\d/.test(letter) || ((isMark || isRank) && /[A-Z]/.test(letter))) {
        found.push(index + at);
      }
    }
  }
  return found;
}

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The demonstration with one product alone: the others' check would be the same. */
function alone(slug: string, product: ProductFile): Content {
  const { standards, ...rest } = demonstration;
  const pages = { guides: new Map(), cities: new Map(), products: new Map([[slug, product]]) };
  return { ...rest, ...pages, ...(standards && { standards: { ...standards, standards: [] } }) };
}

const said = (content: Content) => [
  ...lines(brokenRules(content)),
  ...lines(houseStyleWarnings(content)),
];

const usual = new Map<string, ReadonlySet<string>>();

/** Whether the check says of the changed product what it does not say of the product as it is. */
function isCaught({ slug, put }: Target, original: ProductFile, text: string): boolean {
  const before = usual.get(slug) ?? new Set(said(alone(slug, original)));
  usual.set(slug, before);
  return said(alone(slug, put(text))).some((line) => !before.has(line));
}

const targets = [...demonstration.products]
  .filter(([, product]) => hasPage(product))
  .flatMap(([slug, product]) =>
    targetsOf(slug, product)
      .filter(({ text }) => changeable(text).length > 0)
      .map((target) => ({ target, product })),
  );

test("of 200 figures, marks and editions that are changed at random, 95 in 100 are noticed", () => {
  const random = randomFrom(Number(process.env["MUTATION_SEED"] ?? 2026));
  const pick = <Item>(items: readonly Item[]): Item => {
    const found = items[Math.floor(random() * items.length)];
    if (found === undefined) {
      throw new Error("There is nothing to pick from");
    }
    return found;
  };
  const missed: string[] = [];
  for (let count = 0; count < 200; count += 1) {
    const { target, product } = pick(targets);
    const { text, slug, place } = target;
    const at = pick(changeable(text));
    const letter = text[at] ?? "";
    const letters = /\d/.test(letter) ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const other = pick(letters.split("").filter((one) => one !== letter));
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    if (!isCaught(target, product, changed)) {
      missed.push(`${slug}, ${place}: ${text} -> ${changed}`);
    }
  }
  console.info(`Not noticed: ${missed.length} of 200\n${missed.join("\n")}`);
  expect(missed.length).toBeLessThanOrEqual(10);
});
