import { productFile, productsWithPages, type Content, type Problem } from "#content/content.ts";
import { statementsOf } from "#content/rules/mark-rules.ts";
import { english } from "#content/rules/product-texts.ts";

/** A standard in figures and marks, with or without an edition: "EN 388", "NFPA 70E-2024". */
const standard =
  /(?<![\w/])(?:EN(?: ISO| IEC)?|ISO|IEC|ASTM|NFPA|BS|\d+ CFR|ANSI\/\w+) [A-Z]?\d[\w.-]*(?::\d{4})?/g;

/** A product's code such as "EF006". */
const code = /(?<![\w-])[A-Z]{2,3}\d{3}(?![\w-])/g;

/** Tells if a name is the beginning of a known name and ends at a boundary between its parts. */
function isKnown(name: string, knownNames: readonly string[]): boolean {
  return knownNames.some(
    (knownName) => knownName.startsWith(name) && !/^\w/.test(knownName.slice(name.length)),
  );
}

/**
 * Refuses standards and codes in figures and marks that the rest of the content does not contain.
 */
export function mentionProblems({ products, standards }: Content): readonly Problem[] {
  const listed = standards
    ? [...standards.standards, ...standards.editions].map(({ name }) =>
        english(name).replace(/^OSHA /, ""),
      )
    : [];
  const codes = new Set([...products.values()].flatMap((product) => product.code ?? []));
  return productsWithPages(products).flatMap(([slug, product]) => {
    const knownStandards = [...product.specifications.standards, ...listed];
    return statementsOf(product).flatMap(({ path, text }) =>
      [
        ...(text.match(standard) ?? []).filter((name) => !isKnown(name, knownStandards)),
        ...(text.match(code) ?? []).filter((name) => !codes.has(name)),
      ].map((name) => ({
        file: productFile(slug),
        path,
        message: `names "${name}", which nothing else knows: correct it`,
      })),
    );
  });
}
