import { hasPage, type Content } from "#content/content.ts";
import { comparedIn } from "#content/rules/said-twice.ts";
import { piecesOf } from "#content/rules/pieces-rule.ts";
import { english } from "#content/rules/product-offers.ts";

/** How many statements the check holds against another, a list or a table. */
export interface Statements {
  readonly figures: number;
  readonly marks: number;
  /** Citations of an edition. */
  readonly editions: number;
  /** Minimums that are multiples of a pack, discounts, and kits whose pieces are counted. */
  readonly sums: number;
}

/** Counts what the check compares, not what there is: a figure that it cannot compare is not in it. */
export function statementsIn(content: Content): Statements {
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
    products.filter(({ details }) => piecesOf(english(details)) !== undefined),
  ];
  return {
    figures: figures + listed,
    marks,
    editions: content.standards ? cited.length : 0,
    sums: isSum.flat().length,
  };
}
