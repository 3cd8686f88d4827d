import { singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { respirators } from "#content/rules/dust-rules.ts";
import { dusts } from "#content/rules/protection-tables.ts";
import { cites, english } from "#content/rules/product-texts.ts";
import { denialsOf, deniedUse } from "#reading/search/denials.ts";
import { stemOf, wordsOf } from "#reading/text.ts";

const file = singleFiles.tradeWords;

/** Number of a kind's products that buyers look at. */
const visibleAnswers = 3;

interface DenyingProduct {
  readonly slug: string;
  readonly notFor: readonly string[];
  readonly isRespirator: boolean;
}

/** Last result with what it follows from: most edits touch neither. */
let latest:
  | {
      readonly tradeWords: Content["tradeWords"];
      readonly products: string;
      readonly problems: readonly Problem[];
    }
  | undefined;

/** Refuses a kind's name that ranks a product denying the named use above one that does not. */
export function denialProblems({ products, tradeWords }: Content): readonly Problem[] {
  const denyingProducts = [...products].map(([slug, product]): DenyingProduct => ({
    slug,
    notFor: product.notFor.map((line) => english(line)),
    isRespirator: cites(product, respirators),
  }));
  const key = JSON.stringify(denyingProducts);
  if (latest?.tradeWords !== tradeWords || latest.products !== key) {
    const problems = findDenialProblems(denyingProducts, tradeWords);
    latest = { tradeWords, products: key, problems };
  }
  return latest.problems;
}

function findDenialProblems(
  denyingProducts: readonly DenyingProduct[],
  tradeWords: Content["tradeWords"],
): readonly Problem[] {
  const places = new Map(denyingProducts.map(({ slug }, place) => [slug, place]));
  const denials = denialsOf([denyingProducts], tradeWords, places);
  // Names rank only the products of kinds; matching each name against all products is slow.
  const kindSlugs = new Set(Object.values(tradeWords.kinds).flatMap((kind) => kind.products));
  const kindProducts = denyingProducts.filter(({ slug }) => kindSlugs.has(slug));
  const kindDenials = denialsOf([kindProducts], tradeWords, places);
  const deniedBy = (name: string) => {
    const query = { stems: wordsOf(name).map(stemOf), telling: [], wishes: [] };
    const { lines } = deniedUse(kindDenials, query);
    const hazards = dusts.filter(({ dust }) => dust.test(name));
    return (slug: string) => {
      const place = places.get(slug) ?? -1;
      const { isRespirator = false, notFor = [] } = denyingProducts[place] ?? {};
      const acts = isRespirator ? notFor.map((line) => line.replace(/:.*/, "")) : [];
      return lines.has(place) || hazards.some(({ dust }) => acts.some((act) => dust.test(act)));
    };
  };
  const offered = Object.entries(tradeWords.kinds).flatMap(([id, kind]) =>
    kind.names.flatMap((name, index): readonly Problem[] => {
      const denies = deniedBy(name);
      const answers = kind.products.map((slug) => ({ slug, denies: denies(slug) }));
      const wrongAnswer = answers
        .slice(0, visibleAnswers)
        .find(
          (answer, rank) =>
            answer.denies &&
            (answers.length === 1 ||
              answers.slice(rank).some((laterAnswer) => !laterAnswer.denies)),
        );
      return wrongAnswer === undefined
        ? []
        : [
            {
              file,
              path: ["kinds", id, "names", index],
              message: `"${name}" offers ${wrongAnswer.slug}, whose page denies that use, above what does not`,
            },
          ];
    }),
  );
  const uses = Object.entries(tradeWords.uses).flatMap(([id, use], useIndex) => {
    const denied = denials.uses[useIndex]?.denied ?? [];
    const denying = new Set(denied.map(({ place }) => denyingProducts[place]?.slug));
    return [
      ...(denied.length === 0
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
