/** The product that a name means: the one with that slug, or the only one that bears it as its code. */
export function findProduct<Bearer extends { readonly slug: string; readonly code: string }>(
  products: readonly Bearer[],
  name: string,
): Bearer | undefined {
  const bearers = products.filter(({ code }) => code === name);
  return (
    products.find(({ slug }) => slug === name) ?? (bearers.length === 1 ? bearers[0] : undefined)
  );
}
