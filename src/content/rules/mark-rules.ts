import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { piecesProblem } from "#content/rules/pieces-rule.ts";
import { arcRatings, filtration, markForms, voltages } from "#content/rules/mark-tables.ts";
import { cites, english } from "#content/rules/product-offers.ts";
import type { ProductFile } from "#content/schema/product.ts";

type Found = Pick<Problem, "path" | "message">;

/** The figures and marks of a product, with the way to each. */
export function statementsOf({ figures, specifications: { marks } }: ProductFile) {
  const told = figures.map(({ id, value }, index) => ({
    id,
    path: ["figures", index, "value"],
    text: english(value),
  }));
  const marked = { id: "marks", path: ["specifications", "marks"] };
  return marks === undefined ? told : [...told, { ...marked, text: english(marks) }];
}

type Statement = ReturnType<typeof statementsOf>[number];

function formProblems(product: ProductFile, statements: readonly Statement[]): readonly Found[] {
  const forms = markForms.filter(({ standard }) => cites(product, standard));
  return statements.flatMap(({ path, text }) =>
    forms.flatMap(({ looks, is, because }) =>
      (text.match(looks) ?? [])
        .filter((mark) => !is.test(mark))
        .map((mark) => ({ path, message: `says "${mark}": ${because}` })),
    ),
  );
}

/** What a figure says by a pattern: the first group of it, and where. */
function said(statements: readonly Statement[], id: string, pattern: RegExp) {
  const found = statements.find((one) => one.id === id);
  const value = found && pattern.exec(found.text)?.[1];
  return found && value !== undefined ? { value, path: found.path } : undefined;
}

const gloveLevels = [
  ["abrasion", /^Level (\w+)/, 0],
  ["cut", /^Coupe level (\w+)/, 1],
  ["cut", /^Level (\w+)/, 4],
] as const;

function gloveProblems(product: ProductFile, statements: readonly Statement[]): readonly Found[] {
  const mark = said(statements, "marks", /(?<!\w)([0-9X]{4}[A-Z]P?)(?!\w)/)?.value;
  if (mark === undefined || !cites(product, /^EN 388/)) {
    return [];
  }
  return gloveLevels.flatMap(([id, pattern, place]) => {
    const level = said(statements, id, pattern);
    return level === undefined || level.value === mark[place]
      ? []
      : [{ path: level.path, message: `says level ${level.value}, but the mark is ${mark}` }];
  });
}

function tableProblems(statements: readonly Statement[]): readonly Found[] {
  const filter =
    said(statements, "class", /^(FFP\d|P\d)\b/) ?? said(statements, "marks", /(FFP\d)/);
  const percent = said(statements, "filtration", /(\d[\d.]*) %/);
  const least = filter && filtration.get(filter.value);
  const rubber = said(statements, "class", /^(\d{1,2})$/);
  const volts = said(statements, "max-use-a-c", /^([\d,]+) V$/);
  const most = rubber && voltages.get(rubber.value);
  const category = said(statements, "ppe-category", /^(\d)/);
  const rating = said(statements, "arc-rating", /^(\d+) cal/);
  const needed = category && arcRatings.get(category.value);
  return [
    ...(filter && percent && least !== undefined && least !== percent.value
      ? [
          {
            path: percent.path,
            message: `says ${percent.value} %, but ${filter.value} is ${least} %`,
          },
        ]
      : []),
    ...(rubber && volts && most !== volts.value
      ? [
          {
            path: volts.path,
            message: `says ${volts.value} V, but class ${rubber.value} is ${most} V`,
          },
        ]
      : []),
    ...(category && rating && (needed === undefined || needed > Number(rating.value))
      ? [
          {
            path: category.path,
            message: `says category ${category.value}, but ${rating.value} cal/cm² is not enough for it`,
          },
        ]
      : []),
  ];
}

/** A number before a list counts it: "2: back, chest". */
function countProblems(statements: readonly Statement[]): readonly Found[] {
  return statements.flatMap(({ path, text }) => {
    const [, count, listed = ""] = /^(\d+): (.+)$/.exec(text) ?? [];
    const things = listed.split(", ").length;
    return count === undefined || Number(count) === things
      ? []
      : [{ path, message: `says ${count}, but names ${things}` }];
  });
}

/** Marks that their standards do not have, and figures that disagree with each other. */
export function markProblems({ products }: Content): readonly Problem[] {
  return [...products]
    .filter(([, product]) => hasPage(product))
    .flatMap(([slug, product]) => {
      const statements = statementsOf(product);
      return [
        ...formProblems(product, statements),
        ...gloveProblems(product, statements),
        ...tableProblems(statements),
        ...countProblems(statements),
        ...piecesProblem(product),
      ].map((found) => ({ file: productFile(slug), ...found }));
    });
}
