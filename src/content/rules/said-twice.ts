import { checkedFile } from "#content/content-files.ts";
import { productFile, type Content, type Problem } from "#content/content.ts";
import { parseCount } from "#content/number-words.ts";
import { statementsOf } from "#content/rules/mark-rules.ts";
import { english } from "#content/rules/product-texts.ts";
import { unknownName } from "#content/unknown-name.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** Words that a number or a letter behind them belongs to: "Class 2", "Type I". */
const ranks = new Set(["class", "type", "level", "series", "mark", "category", "schedule"]);
/** Bodies of standards: they say nothing without a number. */
const bodies = new Set(["EN", "ISO", "ANSI", "ASTM", "NFPA", "IEC", "ISEA", "BS", "CFR", "LED"]);

const plural = (word: string) => word.toLowerCase().replace(/s$/, "");

function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/(\d)(°?[CF]\b|%)/g, "$1 $2")
    .split(/[\s,;:()"“”]+/)
    .map((word) => word.replace(/\.$/, ""))
    .filter((word) => word !== "" && word !== "-");
}

/**
 * What a text says that can be wrong: each number with the word behind it ("38 cm", "6 pocket"), each mark
 * ("4X43D"), each rank ("class 2"). A number alone belongs to what the text is the value of.
 */
function sayings(text: string, of = ""): ReadonlySet<string> {
  const found = new Set<string>();
  const words = wordsOf(text);
  const rank = of.split("-").at(-1) ?? "";
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.toLowerCase() ?? "";
    const behind = words[at + 1];
    const count = word.toLowerCase() === "a" ? undefined : parseCount(word);
    if (ranks.has(before) && /^[0-9IVX]+$|^[A-Z]\b/.test(word)) {
      found.add(`${before} ${word}`);
    } else if (count !== undefined || /^[\d.,×x–-]*\d[\d.,×x–-]*$/.test(word)) {
      const number = count === undefined ? word : String(count);
      const isRank = behind === undefined && ranks.has(rank);
      found.add(isRank ? `${rank} ${number}` : `${number} ${plural(behind ?? of)}`);
    } else if (
      /^[a-z]+-[a-z]+$/i.test(word) &&
      parseCount(word.split("-")[0] ?? "") !== undefined
    ) {
      const [amount = "", ...thing] = word.split("-");
      found.add(`${parseCount(amount)}-${thing.join("-").toLowerCase()}`);
    } else if (/\d/.test(word) || (/^[A-Z][A-Z/+-]+$/.test(word) && !bodies.has(word))) {
      found.add(word);
    }
  }
  return found;
}

function textsOf(slug: string, product: ProductFile): readonly string[] {
  const { specifications, soldAs, use } = product;
  const { sizes, weight, material } = specifications;
  const told = [product.name, use, product.description, product.details, soldAs, material];
  const lists = [...product.features, ...product.notFor, ...product.replaceWhen];
  const measured =
    typeof weight === "object" && "value" in weight ? `${weight.value} ${weight.unit}` : "";
  const sized = typeof sizes === "object" && "scale" in sizes ? `${sizes.from}-${sizes.to}` : "";
  return [
    slug.replaceAll("-", " "),
    ...[...told, ...lists].map((text) => english(text ?? "")),
    ...product.pictures.map(({ alt }) => english(alt)),
    ...specifications.standards,
    measured,
    sized,
  ];
}

/** The figures and marks of a product that nothing else of it says, each as it stands. */
export function saidOnce(slug: string, product: ProductFile): readonly string[] {
  const statements = statementsOf(product);
  const others = textsOf(slug, product).map((text) => sayings(text));
  const own = statements.map(({ id, text }) => sayings(text, id));
  return statements.flatMap(({ text }, at) => {
    const alone = [...(own[at] ?? [])].some(
      (saying) =>
        !others.some((one) => one.has(saying)) &&
        !own.some((one, index) => index !== at && one.has(saying)),
    );
    return alone ? [text] : [];
  });
}

/** How many statements of the products that checked.yaml names are compared: figures, and marks. */
export function comparedIn({ products, checked }: Content) {
  const statements = Object.keys(checked ?? {})
    .flatMap((slug) => products.get(slug) ?? [])
    .flatMap(statementsOf)
    .map(({ id, text }) => ({ isMark: id === "marks", count: sayings(text, id).size }));
  const countOfKind = (kind: boolean) =>
    statements.filter(({ isMark }) => isMark === kind).reduce((sum, { count }) => sum + count, 0);
  return { figures: countOfKind(false), marks: countOfKind(true) };
}

/** What a product says once and checked.yaml does not repeat, and what that repeats and nothing says. */
function productNotes(
  slug: string,
  product: ProductFile,
  twice: readonly string[],
): readonly Problem[] {
  const statements = statementsOf(product);
  const once = saidOnce(slug, product);
  const unrepeated = statements.filter(({ text }) => once.includes(text) && !twice.includes(text));
  const unsaid = twice.filter((entry) => !statements.some(({ text }) => text === entry));
  return [
    ...unrepeated.map(({ path, text }) => ({
      ...{ file: productFile(slug), path },
      message: `says "${text}", which nothing else of the product says: correct it, or write it into ${checkedFile} too`,
    })),
    ...unsaid.map((entry) => ({
      ...{ file: checkedFile, path: [slug, twice.indexOf(entry)] },
      message: `"${entry}" is no figure or mark of the product`,
    })),
  ];
}

/** Figures and marks of the products that checked.yaml names which are said in one place alone. */
export function unrepeatedFigures({ products, checked }: Content): readonly Problem[] {
  return Object.entries(checked ?? {}).flatMap(([slug, twice]) => {
    const product = products.get(slug);
    const message = unknownName("product", slug, products);
    return product === undefined
      ? [{ file: checkedFile, path: [slug], message: message ?? "" }]
      : productNotes(slug, product, twice);
  });
}
