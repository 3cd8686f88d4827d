import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";

interface LikenessProps {
  readonly context: PageContext;
  readonly product: Product;
}

/** Notes under a picture that it shows a similar product. */
export function Likeness({ context, product }: LikenessProps) {
  return (
    product.likeness !== undefined && (
      <span className="likeness">{context.words.product.likeness}</span>
    )
  );
}
