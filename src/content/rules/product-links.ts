import { hasPage, type PlacedMessage } from "#content/content.ts";
import { unknownName } from "#content/unknown-name.ts";
import type { ProductFile } from "#content/schema/product.ts";

type Products = ReadonlyMap<string, ProductFile>;

/** Explains why a product cannot refer to another one; undefined where it can. */
function linkProblem(slug: string, target: string, products: Products): string | undefined {
  return target === slug ? "names the product itself" : unknownName("product", target, products);
}

function likenessProblem(
  slug: string,
  { likeness, pictures }: ProductFile,
  products: Products,
): string | undefined {
  if (likeness === undefined) {
    return undefined;
  }
  const likeProduct = products.get(likeness);
  return (
    linkProblem(slug, likeness, products) ??
    (pictures.length > 0
      ? "stands beside pictures of its own: remove likeness"
      : likeProduct !== undefined && (!hasPage(likeProduct) || likeProduct.pictures.length === 0)
        ? `"${likeness}" shows no pictures of its own: name a product that does`
        : undefined)
  );
}

/** Checks a list of other products: each is known and listed once, and a needed one is supplied. */
function listProblems(
  key: "needs" | "notWornWith",
  slug: string,
  product: ProductFile,
  products: Products,
) {
  const slugs = product[key];
  return slugs.map((linkedSlug, index) => ({
    path: [key, index],
    message:
      linkProblem(slug, linkedSlug, products) ??
      (key === "needs" && products.get(linkedSlug)?.status === "removed"
        ? `"${linkedSlug}" is removed: name what is supplied instead`
        : slugs.indexOf(linkedSlug) < index
          ? `"${linkedSlug}" stands in the list twice`
          : undefined),
  }));
}

/** Checks the references of a product to other products. */
export function linkProblems(
  slug: string,
  product: ProductFile,
  products: Products,
): readonly PlacedMessage[] {
  const { replacedBy } = product;
  const checks = [
    ...listProblems("needs", slug, product, products),
    ...listProblems("notWornWith", slug, product, products),
    { path: ["likeness"], message: likenessProblem(slug, product, products) },
    {
      path: ["replacedBy"],
      message: replacedBy ? linkProblem(slug, replacedBy, products) : undefined,
    },
  ];
  return checks.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]));
}
