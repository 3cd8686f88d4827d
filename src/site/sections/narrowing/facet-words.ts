import type { FacetValue } from "#domain/catalogue/facet-values.ts";
import type { FacetKey } from "#domain/catalogue/narrowing.ts";
import type { Words } from "#words/en.ts";

/** What a facet's value is called; of a mark, its sign, before what the sign is about. */
export function facetWord(
  key: FacetKey,
  { id, name, sign }: FacetValue,
  { narrowing, marks }: Words,
): { readonly name: string; readonly about?: string } {
  if (sign) {
    return { name: sign.sign, about: marks.sayings[sign.about] };
  }
  const own = name ?? narrowing.values[id];
  return { name: own ?? (key === "size" ? narrowing.size(id) : id) };
}
