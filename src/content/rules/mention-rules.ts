import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { statementsOf } from "#content/rules/mark-rules.ts";
import { english } from "#content/rules/product-offers.ts";

/** A standard's number as figures and marks name it, with or without an edition: "EN 388", "NFPA 70E-2024". */
const standard =
  /(?<![\w/])(?:EN(?: ISO| IEC)?|ISO|IEC|ASTM|NFPA|BS|\d+ CFR|ANSI\/\w+) [A-Z]?\d[\w.-]*(?::\d{4})?/g;

/** A product's code: "EF006". */
const code = /(?<![\w-])[A-Z]{2,3}\d{3}(?![\w-])/g;

/** Whether a name is the beginning of one that is known, up to a sign between two parts of it. */
function isKnown(name: string, known: readonly string[]): boolean {
  return known.some((one) => one.startsWith(name) && !/^\w/.test(one.slice(name.length)));
}

/** Standards and codes in figures and marks that nothing else of the content knows. */
export function mentionProblems({ products, standards }: Content): readonly Problem[] {
  const listed = standards
    ? [...standards.standards, ...standards.editions].map(({ name }) =>
        english(name).replace(/^OSHA /, ""),
      )
    : [];
  const codes = new Set([...products.values()].flatMap((product) => product.code ?? []));
  return [...products]
    .filter(([, product]) => hasPage(product))
    .flatMap(([slug, product]) => {
      const known = [...product.specifications.standards, ...listed];
      return statementsOf(product).flatMap(({ path, text }) =>
        [
          ...(text.match(standard) ?? []).filter((name) => !isKnown(name, known)),
          ...(text.match(code) ?? []).filter((name) => !codes.has(name)),
        ].map((name) => ({
          ...{ file: productFile(slug), path },
          message: `names "${name}", which nothing else knows: correct it`,
        })),
      );
    });
}
