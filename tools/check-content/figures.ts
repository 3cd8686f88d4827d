import type { CategoryPage, Figure, Guide, Table } from "#content/pages/category-page.ts";
import { isInSection, type FactLine, type Mark } from "#tools/check-content/fact-sheet.ts";
import {
  bareNumber,
  holdsNumber,
  holdsUnit,
  quantitiesIn,
  type Quantity,
} from "#tools/check-content/quantities.ts";

/** Numbers that a row of mixed confidence marks C; such a number may not be printed from it. */
export const uncertain: readonly { section: string; row: string; numbers: readonly string[] }[] = [
  { section: "3", row: "permissible exposure", numbers: ["110", "115"] },
  { section: "3", row: "upper action value – wearing mandatory", numbers: ["137"] },
  { section: "4.3", row: "contact heat ≥ 15 s", numbers: ["250", "350"] },
  { section: "6", row: "background / retroreflective", numbers: ["217", "155", "1,240", "450"] },
  { section: "7", row: "NIOSH 42 CFR 84", numbers: ["99", "99.97"] },
];

function isPrintable(line: FactLine, number: string): boolean {
  if (!line.marks.includes("A") && !line.marks.includes("B")) return false;
  return !uncertain.some(
    ({ section, row, numbers }) =>
      line.section === section && line.text.includes(row) && numbers.includes(number),
  );
}

/** The marks under which a section of the fact sheet holds a figure; none where it does not. */
export function marksOfFigure(
  facts: readonly FactLine[],
  section: string,
  number: string,
  unit?: string,
): readonly Mark[] {
  const lines = facts.filter(
    (line) =>
      isInSection(line, section) &&
      holdsNumber(line.text, number) &&
      (unit === undefined || holdsUnit(`${line.text} ${line.heading}`, unit)) &&
      isPrintable(line, number),
  );
  return (["A", "B"] as const).filter((mark) => lines.some((line) => line.marks.includes(mark)));
}

type Block = Table | Guide;

/** The texts of a table or guide. */
export function textsOfBlock(block: Block): readonly string[] {
  const note = block.note === undefined ? [] : [block.note];
  return block.kind === "table"
    ? [block.caption, ...block.columns, ...block.rows.flat(), ...note]
    : [block.title, ...block.entries.flatMap(({ term, text }) => [term, text]), ...note];
}

/** The texts of a page that stand in no table or guide with a source. */
export function looseTexts(page: CategoryPage): readonly string[] {
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

const same = (a: Quantity, b: Quantity) => a.number === b.number && a.unit === b.unit;

function marksOf({ quantity, section }: Figure, facts: readonly FactLine[]): readonly Mark[] {
  const [read] = quantitiesIn(quantity);
  return marksOfFigure(facts, section, read?.number ?? quantity, read?.unit);
}

function figureProblem(figure: Figure, facts: readonly FactLine[]): string | undefined {
  const marks = marksOf(figure, facts);
  if (marks.length === 0) return `is not in section ${figure.section} with a mark A or B`;
  return marks.includes(figure.confidence)
    ? undefined
    : `is marked ${marks.join(" and ")} in section ${figure.section}, not ${figure.confidence}`;
}

function blockProblems(block: Block, facts: readonly FactLine[]): readonly string[] {
  const { source } = block;
  if (!source) return [];
  const missing = new Set<string>();
  for (const text of textsOfBlock(block)) {
    for (const { number, unit, text: printed } of quantitiesIn(text)) {
      if (marksOfFigure(facts, source.section, number, unit).length === 0) missing.add(printed);
    }
    const bare = bareNumber(text);
    if (bare && marksOfFigure(facts, source.section, bare).length === 0) missing.add(bare);
  }
  return [...missing].map((text) => `prints "${text}", not in section ${source.section} as A or B`);
}

/** Holds every quantity that a category page prints against the fact sheet. */
export function figureViolations(
  page: CategoryPage,
  facts: readonly FactLine[],
): readonly string[] {
  const at = `page ${page.slug}`;
  const listed = page.figures.flatMap(({ quantity }) => quantitiesIn(quantity));
  const printed = looseTexts(page).flatMap(quantitiesIn);
  const everywhere = [...looseTexts(page), ...page.tables.flatMap(textsOfBlock)];
  const known = everywhere.flatMap(quantitiesIn);
  const isPrinted = (name: string) =>
    quantitiesIn(name).some((figure) => known.some((one) => same(one, figure))) ||
    everywhere.some((text) => holdsNumber(text, name));
  const names = page.figures.map(({ quantity }) => quantity);
  return [
    ...page.figures.flatMap((figure) => {
      const problem = figureProblem(figure, facts);
      return problem === undefined ? [] : [`${at}, figures: "${figure.quantity}" ${problem}`];
    }),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${at}, figures: "${name}" is listed twice`),
    ...names
      .filter((name) => !isPrinted(name))
      .map((name) => `${at}, figures: "${name}" is printed nowhere on the page`),
    ...printed
      .filter((quantity) => !listed.some((one) => same(one, quantity)))
      .map(({ text }) => `${at}: prints "${text}", which is not listed in figures`),
    ...page.tables.flatMap((block) =>
      blockProblems(block, facts).map(
        (problem) => `${at}, ${block.kind === "table" ? block.caption : block.title}: ${problem}`,
      ),
    ),
  ];
}
