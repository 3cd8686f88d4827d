import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";

interface DeniedUseProps {
  readonly context: PageContext;
  readonly product: Product;
  /** The index of the matching line in `notFor`. */
  readonly line: number | undefined;
}

/** Warns that a found product is not for the requested use. */
export function DeniedUse({ context, product, line = -1 }: DeniedUseProps) {
  const use = product.notFor[line];
  return use === undefined ? null : (
    <strong className="denied-use">{context.words.listing.notForUse(use)}</strong>
  );
}
