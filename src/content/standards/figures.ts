import type { PlacedMessage } from "#content/content.ts";
import { isInSection, type FactLine } from "#content/standards/facts.ts";
import {
  numberPattern,
  parseBareNumber,
  parseQuantities,
  unitPattern,
  type Quantity,
} from "#content/standards/quantities.ts";
import type { Mark } from "#content/standards/schema.ts";

/** A quantity printed outside the sourced tables, and its section in the facts. */
export interface Figure {
  /** Exactly as printed, such as "20,000 V", "5 kN" or "85 dBA". */
  readonly quantity: string;
  /** Number of the section, such as "1", "3" or "4.1". */
  readonly section: string;
  readonly confidence: "A" | "B";
}

interface Sourced {
  readonly note?: string | undefined;
  readonly source?: Omit<Figure, "quantity"> | undefined;
}

interface Table extends Sourced {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Choices extends Sourced {
  readonly title: string;
  readonly entries: readonly { readonly term: string; readonly text: string }[];
}

interface Drawing extends Sourced {
  readonly title: string;
  readonly points: readonly { readonly term: string; readonly text: string }[];
}

type Block = Table | Choices | Drawing;

/** The texts of a page that may contain figures of standards. */
export interface PageWithFigures {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly productTypes: readonly { readonly name: string; readonly text: string }[];
  readonly standards: readonly { readonly text: string }[];
  readonly tables: readonly Block[];
  readonly selection: readonly string[];
  readonly mistakes: readonly { readonly mistake: string; readonly instead: string }[];
  /** Every quantity of a standard that the page prints outside its sourced tables, once. */
  readonly figures: readonly Figure[];
}

/** Returns the marks of a figure in a section of the facts; empty where the section lacks it. */
function marksOfFigure(
  facts: readonly FactLine[],
  section: string,
  number: string,
  unit?: string,
): readonly Mark[] {
  const ofNumber = numberPattern(number);
  const ofUnit = unit === undefined ? undefined : unitPattern(unit);
  const lines = facts.filter(
    (line) =>
      isInSection(line, section) &&
      ofNumber.test(line.text) &&
      (ofUnit?.test(`${line.text} ${line.heading}`) ?? true) &&
      !line.uncertain.includes(number),
  );
  return (["A", "B"] as const).filter((mark) => lines.some((line) => line.marks.includes(mark)));
}

function textsOfBlock(block: Block): readonly string[] {
  const note = block.note === undefined ? [] : [block.note];
  if ("caption" in block) {
    return [block.caption, ...block.columns, ...block.rows.flat(), ...note];
  }
  const entries = "points" in block ? block.points : block.entries;
  return [block.title, ...entries.flatMap(({ term, text }) => [term, text]), ...note];
}

/** Returns the texts of a page outside blocks with a source. */
function unsourcedTexts(page: PageWithFigures): readonly string[] {
  return [
    page.title,
    page.description,
    page.lead,
    ...page.productTypes.flatMap(({ name, text }) => [name, text]),
    ...page.standards.map(({ text }) => text),
    ...page.tables.filter(({ source }) => source === undefined).flatMap(textsOfBlock),
    ...page.selection,
    ...page.mistakes.flatMap(({ mistake, instead }) => [mistake, instead]),
  ];
}

const isSameQuantity = (a: Quantity, b: Quantity) => a.number === b.number && a.unit === b.unit;

function marksOf({ quantity, section }: Figure, facts: readonly FactLine[]): readonly Mark[] {
  const [parsed] = parseQuantities(quantity);
  return marksOfFigure(facts, section, parsed?.number ?? quantity, parsed?.unit);
}

function figureProblem(figure: Figure, facts: readonly FactLine[]): string | undefined {
  const marks = marksOf(figure, facts);
  if (marks.length === 0) {
    return `is not in section ${figure.section} with a mark A or B`;
  }
  return marks.includes(figure.confidence)
    ? undefined
    : `is marked ${marks.join(" and ")} in section ${figure.section}, not ${figure.confidence}`;
}

function blockProblems(block: Block, facts: readonly FactLine[]): readonly string[] {
  const { source } = block;
  if (!source) {
    return [];
  }
  const missing = new Set<string>();
  for (const text of textsOfBlock(block)) {
    for (const { number, unit, text: printed } of parseQuantities(text)) {
      if (marksOfFigure(facts, source.section, number, unit).length === 0) {
        missing.add(printed);
      }
    }
    const bare = parseBareNumber(text);
    if (bare && marksOfFigure(facts, source.section, bare).length === 0) {
      missing.add(bare);
    }
  }
  return [...missing].map((text) => `prints "${text}", not in section ${source.section} as A or B`);
}

/** Compares every quantity on a page with the facts; lists figures that must not be printed. */
export function figureProblems(
  page: PageWithFigures,
  facts: readonly FactLine[],
): readonly PlacedMessage[] {
  const listed = page.figures.flatMap(({ quantity }) => parseQuantities(quantity));
  const printed = unsourcedTexts(page).flatMap(parseQuantities);
  const pageTexts = [...unsourcedTexts(page), ...page.tables.flatMap(textsOfBlock)];
  const pageQuantities = pageTexts.flatMap(parseQuantities);
  const isPrinted = (name: string) => {
    const pattern = numberPattern(name);
    return (
      parseQuantities(name).some((figure) =>
        pageQuantities.some((quantity) => isSameQuantity(quantity, figure)),
      ) || pageTexts.some((text) => pattern.test(text))
    );
  };
  const names = page.figures.map(({ quantity }) => quantity);
  return [
    ...page.figures.flatMap((figure, index) => {
      const { quantity } = figure;
      const problem = figureProblem(figure, facts);
      return [
        ...(problem === undefined ? [] : [problem]),
        ...(names.indexOf(quantity) === index ? [] : ["is listed twice"]),
        ...(isPrinted(quantity) ? [] : ["is printed nowhere on the page"]),
      ].map((message) => ({ path: ["figures", index], message: `"${quantity}" ${message}` }));
    }),
    ...printed
      .filter(
        (quantity) => !listed.some((listedQuantity) => isSameQuantity(listedQuantity, quantity)),
      )
      .map(({ text }) => ({
        path: ["figures"],
        message: `the page prints "${text}", which is not listed in figures`,
      })),
    ...page.tables.flatMap((block, index) =>
      blockProblems(block, facts).map((message) => ({ path: ["tables", index], message })),
    ),
  ];
}
