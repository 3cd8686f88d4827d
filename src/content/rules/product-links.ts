import { hasPage, type Problem } from "#content/content.ts";
import { unknownName } from "#content/rules/unknown.ts";
import type { ProductFile } from "#content/schema/product.ts";

type Products = ReadonlyMap<string, ProductFile>;

/** Why a product cannot name another one; nothing where it can. */
function linkProblem(slug: string, other: string, products: Products): string | undefined {
  return other === slug ? "names the product itself" : unknownName("product", other, products);
}

function likenessProblem(
  slug: string,
  { likeness, pictures }: ProductFile,
  products: Products,
): string | undefined {
  if (likeness === undefined) {
    return undefined;
  }
  const other = products.get(likeness);
  return (
    linkProblem(slug, likeness, products) ??
    (pictures.length > 0
      ? "stands beside pictures of its own: remove likeness"
      : other !== undefined && (!hasPage(other) || other.pictures.length === 0)
        ? `"${likeness}" shows no pictures of its own: name a product that does`
        : undefined)
  );
}

/** What is wrong with a list of other products: each is known, supplied and named once. */
function listProblems(
  key: "needs" | "notWornWith",
  slug: string,
  product: ProductFile,
  products: Products,
) {
  const named = product[key];
  return named.map((other, index) => ({
    path: [key, index],
    message:
      linkProblem(slug, other, products) ??
      (products.get(other)?.status === "removed"
        ? `"${other}" is removed: name what is supplied instead`
        : named.indexOf(other) < index
          ? `"${other}" stands in the list twice`
          : undefined),
  }));
}

/** What is wrong with the products that a product names. */
export function linkProblems(
  slug: string,
  product: ProductFile,
  products: Products,
): readonly Pick<Problem, "path" | "message">[] {
  const { replacedBy } = product;
  const told = [
    ...listProblems("needs", slug, product, products),
    ...listProblems("notWornWith", slug, product, products),
    { path: ["likeness"], message: likenessProblem(slug, product, products) },
    {
      path: ["replacedBy"],
      message: replacedBy ? linkProblem(slug, replacedBy, products) : undefined,
    },
  ];
  return told.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]));
}
