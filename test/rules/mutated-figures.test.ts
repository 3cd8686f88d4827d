import { expect, test } from "vitest";
import { hasPage, productFile, type Content } from "#content/content.ts";
import { houseStyleWarnings } from "#test/content/house-style/house-style-warnings.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { textIn, type Text } from "#content/text.ts";
import { brokenRules, factNotes } from "#publishing/check-content.ts";
import { lines } from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

/** A text of a product, and a function that replaces it. */
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
      slug,
      place: `figure ${id}`,
      text: english(value),
      put: (text: string) => ({
        ...product,
        figures: figures.map((one, index) => (index === at ? { ...one, value: text } : one)),
      }),
    })),
    ...(marks === undefined
      ? []
      : [
          {
            slug,
            place: "marks",
            text: english(marks),
            put: (text: string) => specified({ marks: text }),
          },
        ]),
    ...standards.map((standard, at) => ({
      slug,
      place: "edition",
      text: standard,
      put: (text: string) =>
        specified({ standards: standards.map((one, index) => (index === at ? text : one)) }),
    })),
  ];
}

/** Returns the positions of digits, and of capitals in marks. */
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

/** Generates the same pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the messages of the check without quotations, which change with the text. */
function said(content: Content): ReadonlySet<string> {
  const found = [...brokenRules(content), ...factNotes(content), ...houseStyleWarnings(content)];
  return new Set(lines(found).map((line) => line.replaceAll(/"[^"]*"/g, "…")));
}

/** A problem of a product is in its own file, or after its name in another. */
const isOf = (slug: string) => (line: string) =>
  line.startsWith(productFile(slug)) ||
  line.startsWith(`checked.yaml: ${slug}.`) ||
  line.includes(`by ${productFile(slug)}`);

/** Messages without a product are the same for every mutation. */
const { standards, ...others } = demonstration;
const content: Content = {
  ...others,
  guides: new Map(),
  cities: new Map(),
  ...(standards && { standards: { ...standards, standards: [] } }),
};

const shown = [...demonstration.products].filter(([, product]) => hasPage(product));

const targets = shown.map(([slug, product]) =>
  targetsOf(slug, product).filter(({ text }) => changeable(text).length > 0),
);

const random = randomFrom(Number(process.env["MUTATION_SEED"] ?? 2026));

function pick<Item>(items: readonly Item[]): Item {
  const found = items[Math.floor(random() * items.length)];
  if (found === undefined) {
    throw new Error("There is nothing to pick from");
  }
  return found;
}

/** Changes one digit or letter of the target. */
function slipIn(target: Target) {
  const { text } = target;
  const at = pick(changeable(text));
  const letter = text[at] ?? "";
  const letters = /\d/.test(letter) ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const other = pick(letters.split("").filter((one) => one !== letter));
  return { ...target, changed: text.slice(0, at) + other + text.slice(at + 1) };
}

/** Makes one mutation in every product with a figure, mark or edition, and checks all at once. */
const rounds = [1, 2].map(() =>
  targets.filter((one) => one.length > 0).map((one) => slipIn(pick(one))),
);

/** Returns the undetected mutations with this second entry of the figures. */
function missedWith(checked: Content["checked"]): readonly string[] {
  const before = said({ ...content, checked });
  return rounds.flatMap((round) => {
    const products = new Map([
      ...demonstration.products,
      ...round.map(({ slug, put, changed }) => [slug, put(changed)] as const),
    ]);
    const after = [...said({ ...content, checked, products })].filter((line) => !before.has(line));
    return round
      .filter(({ slug }) => !after.some(isOf(slug)))
      .map(({ slug, place, text, changed }) => `${slug}, ${place}: ${text} -> ${changed}`);
  });
}

const unlisted = Object.fromEntries(shown.map(([slug]) => [slug, []]));

test.each([
  { read: "with the second entry of checked.yaml", checked: demonstration.checked, least: 95 },
  { read: "by what the product says elsewhere", checked: unlisted, least: 90 },
  { read: "by the rules alone", checked: undefined, least: 45 },
])(
  "detects $least of 100 mutations of figures, marks and editions $read",
  ({ read, checked, least }) => {
    const count = rounds.flat().length;
    const missed = missedWith(checked);
    const rate = 100 * (1 - missed.length / count);
    console.info(`${read}: ${rate.toFixed(1)} % of ${count} noticed\n${missed.join("\n")}`);
    expect(rate).toBeGreaterThanOrEqual(least);
  },
);
