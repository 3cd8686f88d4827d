import {
  productFile,
  productsWithPages,
  type Content,
  type PlacedMessage,
  type Problem,
} from "#content/content.ts";
import { piecesProblem } from "#content/rules/pieces-rule.ts";
import { arcRatings, filtration, markForms, voltages } from "#content/rules/mark-tables.ts";
import { cites, english } from "#content/rules/product-texts.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** Returns the figures and marks of a product with their paths. */
export function statementsOf({ figures, specifications: { marks } }: ProductFile) {
  const figureStatements = figures.map(({ id, value }, index) => ({
    id,
    path: ["figures", index, "value"],
    text: english(value),
  }));
  const marked = { id: "marks", path: ["specifications", "marks"] };
  return marks === undefined
    ? figureStatements
    : [...figureStatements, { ...marked, text: english(marks) }];
}

type Statement = ReturnType<typeof statementsOf>[number];

function formProblems(
  product: ProductFile,
  statements: readonly Statement[],
): readonly PlacedMessage[] {
  const forms = markForms.filter(({ standard }) => cites(product, standard));
  return statements.flatMap(({ path, text }) =>
    forms.flatMap(({ candidate: looks, valid, because }) =>
      (text.match(looks) ?? [])
        .filter((mark) => !valid.test(mark))
        .map((mark) => ({ path, message: `says "${mark}": ${because}` })),
    ),
  );
}

/** Returns the first group of a pattern in a statement, and its path. */
function matchStatement(statements: readonly Statement[], id: string, pattern: RegExp) {
  const statement = statements.find((candidate) => candidate.id === id);
  const value = statement && pattern.exec(statement.text)?.[1];
  return statement && value !== undefined ? { value, path: statement.path } : undefined;
}

const gloveLevels = [
  ["abrasion", /^Level (\w+)/, 0],
  ["cut", /^Coupe level (\w+)/, 1],
  ["cut", /^Level (\w+)/, 4],
] as const;

function gloveProblems(
  product: ProductFile,
  statements: readonly Statement[],
): readonly PlacedMessage[] {
  const mark = matchStatement(statements, "marks", /(?<!\w)([0-9X]{4}[A-Z]P?)(?!\w)/)?.value;
  if (mark === undefined || !cites(product, /^EN 388/)) {
    return [];
  }
  return gloveLevels.flatMap(([id, pattern, place]) => {
    const level = matchStatement(statements, id, pattern);
    return level === undefined || level.value === mark[place]
      ? []
      : [{ path: level.path, message: `says level ${level.value}, but the mark is ${mark}` }];
  });
}

function tableProblems(statements: readonly Statement[]): readonly PlacedMessage[] {
  const filter =
    matchStatement(statements, "class", /^(FFP\d|P\d)\b/) ??
    matchStatement(statements, "marks", /(FFP\d)/);
  const percent = matchStatement(statements, "filtration", /(\d[\d.]*) %/);
  const minPercent = filter && filtration.get(filter.value);
  const rubber = matchStatement(statements, "class", /^(\d{1,2})$/);
  const volts = matchStatement(statements, "max-use-a-c", /^([\d,]+) V$/);
  const maxVolts = rubber && voltages.get(rubber.value);
  const category = matchStatement(statements, "ppe-category", /^(\d)/);
  const rating = matchStatement(statements, "arc-rating", /^(\d+) cal/);
  const minRating = category && arcRatings.get(category.value);
  return [
    ...(filter && percent && minPercent !== undefined && minPercent !== percent.value
      ? [
          {
            path: percent.path,
            message: `says ${percent.value} %, but ${filter.value} is ${minPercent} %`,
          },
        ]
      : []),
    ...(rubber && volts && maxVolts !== volts.value
      ? [
          {
            path: volts.path,
            message: `says ${volts.value} V, but class ${rubber.value} is ${maxVolts} V`,
          },
        ]
      : []),
    ...(category && rating && (minRating === undefined || minRating > Number(rating.value))
      ? [
          {
            path: category.path,
            message: `says category ${category.value}, but ${rating.value} cal/cm² is not enough for it`,
          },
        ]
      : []),
  ];
}

/** Compares a number before a list with the length of the list, as in "2: back, chest". */
function countProblems(statements: readonly Statement[]): readonly PlacedMessage[] {
  return statements.flatMap(({ path, text }) => {
    const [, count, listed = ""] = /^(\d+): (.+)$/.exec(text) ?? [];
    const things = listed.split(", ").length;
    return count === undefined || Number(count) === things
      ? []
      : [{ path, message: `says ${count}, but names ${things}` }];
  });
}

/** Refuses marks that their standards do not define, and figures that contradict each other. */
export function markProblems({ products }: Content): readonly Problem[] {
  return productsWithPages(products).flatMap(([slug, product]) => {
    const statements = statementsOf(product);
    return [
      ...formProblems(product, statements),
      ...gloveProblems(product, statements),
      ...tableProblems(statements),
      ...countProblems(statements),
      ...piecesProblem(product),
    ].map((problem) => ({ file: productFile(slug), ...problem }));
  });
}
