import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";

interface DeniedUseProps {
  readonly context: PageContext;
  readonly product: Product;
  /** The line's place among those that say what the product is not for. */
  readonly line: number | undefined;
}

/** Says of a product that was found that it is not for the use that was asked for. */
export function DeniedUse({ context, product, line = -1 }: DeniedUseProps) {
  const use = product.notFor[line];
  return use === undefined ? null : (
    <strong className="denied-use">{context.words.listing.notForUse(use)}</strong>
  );
}
