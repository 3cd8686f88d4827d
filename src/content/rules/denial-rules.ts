import { singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { respirators } from "#content/rules/dust-rules.ts";
import { dusts } from "#content/rules/protection-tables.ts";
import { cites, english } from "#content/rules/product-offers.ts";
import { denialsOf, deniedUse } from "#reading/search/denials.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

const file = singleFiles.tradeWords;

/** The answers of a kind that buyers look at. */
const looked = 3;

/** Products that a kind's name offers for a use that their own page denies, above one that does not. */
export function denialProblems({ products, tradeWords }: Content): readonly Problem[] {
  const told = [...products].map(([slug, product]) => ({
    slug,
    notFor: product.notFor.map((line) => english(line)),
    isRespirator: cites(product, respirators),
  }));
  const places = new Map(told.map(({ slug }, place) => [slug, place]));
  const denials = denialsOf([told], tradeWords, places);
  const deniedBy = (name: string) => {
    const asked = { stems: wordsOf(name).map(stemOf), telling: [], wishes: [] };
    const { lines } = deniedUse(denials, asked);
    const hazards = dusts.filter(({ dust }) => dust.test(name));
    return (slug: string) => {
      const place = places.get(slug) ?? -1;
      const { isRespirator = false, notFor = [] } = told[place] ?? {};
      const acts = isRespirator ? notFor.map((line) => line.replace(/:.*/, "")) : [];
      return lines.has(place) || hazards.some(({ dust }) => acts.some((act) => dust.test(act)));
    };
  };
  const offered = Object.entries(tradeWords.kinds).flatMap(([id, kind]) =>
    kind.names.flatMap((name, index): readonly Problem[] => {
      const denies = deniedBy(name);
      const shown = kind.products.map((slug) => ({ slug, denies: denies(slug) }));
      const wrong = shown
        .slice(0, looked)
        .find(
          (one, at) =>
            one.denies && (shown.length === 1 || shown.slice(at).some((other) => !other.denies)),
        );
      return wrong === undefined
        ? []
        : [
            {
              file,
              path: ["kinds", id, "names", index],
              message: `"${name}" offers ${wrong.slug}, whose page denies that use, above what does not`,
            },
          ];
    }),
  );
  const uses = Object.entries(tradeWords.uses).flatMap(([id, use], at) => {
    const said = denials.uses[at]?.denied ?? [];
    const denying = new Set(said.map(({ place }) => told[place]?.slug));
    return [
      ...(said.length === 0
        ? [{ file, path: ["uses", id, "denials"], message: "no product says any of these" }]
        : []),
      ...use.products.flatMap((slug, index) =>
        denying.has(slug)
          ? [{ file, path: ["uses", id, "products", index], message: `${slug} denies this use` }]
          : [],
      ),
    ];
  });
  return [...offered, ...uses];
}
