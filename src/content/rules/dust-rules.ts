import { filesWithTexts } from "#content/content-files.ts";
import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { cites, describeItself, usageTexts } from "#content/rules/product-texts.ts";
import { dusts, type Rank } from "#content/rules/protection-tables.ts";
import { statedUses } from "#content/rules/stated-uses.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** Standards of masks and particle filters. */
export const respirators = /^(EN 149|EN 140|EN 136|EN 143|EN 14387|EN 12941|42 CFR Part 84)\b/;

const leastWords: Readonly<Record<Rank, string>> = {
  1: "FFP1 or P1",
  2: "FFP2 or P2",
  3: "FFP3 or P3",
  air: "air-fed breathing apparatus",
};

/** Returns the lowest FFP or P class in a text; undefined where filters are ordered separately. */
function classIn(text: string): number | undefined {
  const digits = [...text.matchAll(/(?:\bFFP|P)([123])\b/g)].map(([, digit]) => Number(digit));
  return digits.length === 0 ? undefined : Math.min(...digits);
}

/** Explains which hazards of a sentence need a higher class. */
function insufficientClass(sentence: string, filterClass: number | undefined): readonly string[] {
  return dusts.flatMap(({ dust, least, because }) => {
    const hazard = dust.exec(sentence)?.[0];
    const enough = least === "air" ? false : filterClass === undefined || filterClass >= least;
    return hazard === undefined || enough
      ? []
      : [`offers a mask for "${hazard}", which needs ${leastWords[least]}: ${because}`];
  });
}

function checkProduct(slug: string, product: ProductFile): readonly Problem[] {
  if (!hasPage(product) || !cites(product, respirators)) {
    return [];
  }
  const filterClass = classIn(describeItself(product));
  return usageTexts(product).flatMap(([path, text]) =>
    statedUses(text)
      .flatMap((sentence) => insufficientClass(sentence, filterClass))
      .map((message) => ({ file: productFile(slug), path, message })),
  );
}

/** Checks other pages, where the sentence itself must name the class. */
function checkPages(content: Content): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    if (!file.startsWith("products/")) {
      visitTexts(value, (text, path) => {
        for (const sentence of statedUses(text)) {
          const filterClass = classIn(sentence);
          for (const message of filterClass === undefined
            ? []
            : insufficientClass(sentence, filterClass)) {
            problems.push({ file, path: [...path], message });
          }
        }
      });
    }
  }
  return problems;
}

/** Refuses texts that offer a mask for a dust, fume or mist that needs a higher class. */
export function dustProblems(content: Content): readonly Problem[] {
  return [
    ...[...content.products].flatMap(([slug, product]) => checkProduct(slug, product)),
    ...checkPages(content),
  ];
}
