import type { FacetValue } from "#domain/catalogue/facet-values.ts";
import type { FacetKey } from "#domain/catalogue/narrowing.ts";
import type { Words } from "#words/en.ts";

/** Returns the name of a facet value; for a mark, its sign and subject. */
export function facetWord(
  key: FacetKey,
  { id, name, sign }: FacetValue,
  { narrowing, marks }: Words,
): { readonly name: string; readonly about?: string } {
  if (sign) {
    return { name: sign.sign, about: marks.sayings[sign.about] };
  }
  const label = name ?? narrowing.values[id];
  return { name: label ?? (key === "size" ? narrowing.size(id) : id) };
}
