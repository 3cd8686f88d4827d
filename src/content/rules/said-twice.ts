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
 * Extracts the facts of a text: numbers with the next word ("38 cm"), marks ("4X43D"), ranks ("class 2").
 * `subject` completes a number that stands alone.
 */
function extractFacts(text: string, subject = ""): ReadonlySet<string> {
  const facts = new Set<string>();
  const words = wordsOf(text);
  const rank = subject.split("-").at(-1) ?? "";
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1]?.toLowerCase() ?? "";
    const following = words[index + 1];
    const count = word.toLowerCase() === "a" ? undefined : parseCount(word);
    if (ranks.has(previous) && /^[0-9IVX]+$|^[A-Z]\b/.test(word)) {
      facts.add(`${previous} ${word}`);
    } else if (count !== undefined || /^[\d.,×x–-]*\d[\d.,×x–-]*$/.test(word)) {
      const number = count === undefined ? word : String(count);
      const isRank = following === undefined && ranks.has(rank);
      facts.add(isRank ? `${rank} ${number}` : `${number} ${plural(following ?? subject)}`);
    } else if (
      /^[a-z]+-[a-z]+$/i.test(word) &&
      parseCount(word.split("-")[0] ?? "") !== undefined
    ) {
      const [amount = "", ...thing] = word.split("-");
      facts.add(`${parseCount(amount)}-${thing.join("-").toLowerCase()}`);
    } else if (/\d/.test(word) || (/^[A-Z][A-Z/+-]+$/.test(word) && !bodies.has(word))) {
      facts.add(word);
    }
  }
  return facts;
}

function textsOf(slug: string, product: ProductFile): readonly string[] {
  const { specifications, soldAs, use } = product;
  const { sizes, weight, material } = specifications;
  const texts = [product.name, use, product.description, product.details, soldAs, material];
  const lists = [...product.features, ...product.notFor, ...product.replaceWhen];
  const measured =
    typeof weight === "object" && "value" in weight ? `${weight.value} ${weight.unit}` : "";
  const sized = typeof sizes === "object" && "scale" in sizes ? `${sizes.from}-${sizes.to}` : "";
  return [
    slug.replaceAll("-", " "),
    ...texts.map((text) => english(text ?? "")),
    ...lists.map(english),
    ...product.pictures.map(({ alt }) => english(alt)),
    ...specifications.standards,
    measured,
    sized,
  ];
}

/** Lists the figures and marks that a product states only once. */
export function saidOnce(slug: string, product: ProductFile): readonly string[] {
  const statements = statementsOf(product);
  const textFacts = textsOf(slug, product).map((text) => extractFacts(text));
  const statementFacts = statements.map(({ id, text }) => extractFacts(text, id));
  return statements.flatMap(({ text }, index) => {
    const isUnrepeated = [...(statementFacts[index] ?? [])].some(
      (fact) =>
        !textFacts.some((facts) => facts.has(fact)) &&
        !statementFacts.some((facts, position) => position !== index && facts.has(fact)),
    );
    return isUnrepeated ? [text] : [];
  });
}

/** Lists facts stated once and missing in checked.yaml, and entries of checked.yaml that no product states. */
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
      file: productFile(slug),
      path,
      message: `says "${text}", which nothing else of the product says: correct it, or write it into ${checkedFile} too`,
    })),
    ...unsaid.map((entry) => ({
      file: checkedFile,
      path: [slug, twice.indexOf(entry)],
      message: `"${entry}" is no figure or mark of the product`,
    })),
  ];
}

/** Lists figures and marks of checked products that only one place states. */
export function unrepeatedFigures({ products, checked }: Content): readonly Problem[] {
  return Object.entries(checked ?? {}).flatMap(([slug, twice]) => {
    const product = products.get(slug);
    const message = unknownName("product", slug, products);
    return product === undefined
      ? [{ file: checkedFile, path: [slug], message: message ?? "" }]
      : productNotes(slug, product, twice);
  });
}
