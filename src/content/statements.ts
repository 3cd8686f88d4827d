import { hasPage, type Content } from "#content/content.ts";
import { comparedIn } from "#content/rules/said-twice.ts";
import { parsePieces } from "#content/rules/pieces-rule.ts";
import { english } from "#content/rules/product-texts.ts";

/** Numbers of statements that the check compares with others. */
export interface Statements {
  readonly figures: number;
  readonly marks: number;
  /** Citations of an edition. */
  readonly editions: number;
  /** Minimum orders by packs, discounts, and kits with counted pieces. */
  readonly sums: number;
}

/** Counts the compared statements only, not all statements. */
export function countStatements(content: Content): Statements {
  const products = [...content.products.values()].filter(hasPage);
  const guides = [...content.guides.values()];
  const { figures, marks } = comparedIn(content);
  const ofStandards = content.standards?.standards ?? [];
  const listed = [...guides, ...ofStandards].reduce((sum, page) => sum + page.figures.length, 0);
  const cited = [
    ...products.flatMap(({ specifications }) => specifications.standards),
    ...guides.flatMap(({ standards }) => standards),
  ];
  const isSum = [
    products.filter(({ order }) => order.pack > 1),
    products.filter(({ price }) => price?.was !== undefined),
    products.filter(({ details }) => parsePieces(english(details)) !== undefined),
  ];
  return {
    figures: figures + listed,
    marks,
    editions: content.standards ? cited.length : 0,
    sums: isSum.flat().length,
  };
}
