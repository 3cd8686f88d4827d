import { filesWithTexts } from "#content/content-files.ts";
import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { everyText } from "#content/every-text.ts";
import { cites, namesItself, offers } from "#content/rules/product-offers.ts";
import { dusts, type Rank } from "#content/rules/protection-tables.ts";
import { statedUses } from "#content/rules/stated-uses.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** The standards of masks and filters against particles. */
export const respirators = /^(EN 149|EN 140|EN 136|EN 143|EN 14387|EN 12941|42 CFR Part 84)\b/;

const leastWords: Readonly<Record<Rank, string>> = {
  1: "FFP1 or P1",
  2: "FFP2 or P2",
  3: "FFP3 or P3",
  air: "air-fed breathing apparatus",
};

/** The lowest FFP or P class in a text; none where filters are ordered separately. */
function classIn(text: string): number | undefined {
  const digits = [...text.matchAll(/(?:\bFFP|P)([123])\b/g)].map(([, digit]) => Number(digit));
  return digits.length === 0 ? undefined : Math.min(...digits);
}

/** What a sentence offers a class for that needs a higher one. */
function tooLow(sentence: string, given: number | undefined): readonly string[] {
  return dusts.flatMap(({ dust, least, because }) => {
    const found = dust.exec(sentence)?.[0];
    const enough = least === "air" ? false : given === undefined || given >= least;
    return found === undefined || enough
      ? []
      : [`offers a mask for "${found}", which needs ${leastWords[least]}: ${because}`];
  });
}

function ofProduct(slug: string, product: ProductFile): readonly Problem[] {
  if (!hasPage(product) || !cites(product, respirators)) {
    return [];
  }
  const given = classIn(namesItself(product));
  return offers(product).flatMap(([path, text]) =>
    statedUses(text)
      .flatMap((sentence) => tooLow(sentence, given))
      .map((message) => ({ file: productFile(slug), path, message })),
  );
}

/** On other pages a sentence has to name the class itself. */
function ofPages(content: Content): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    if (!file.startsWith("products/")) {
      everyText(value, (text, path) => {
        for (const sentence of statedUses(text)) {
          const given = classIn(sentence);
          for (const message of given === undefined ? [] : tooLow(sentence, given)) {
            problems.push({ file, path: [...path], message });
          }
        }
      });
    }
  }
  return problems;
}

/** Where a mask is offered for a dust, fume or mist that asks for a higher class. */
export function dustProblems(content: Content): readonly Problem[] {
  return [
    ...[...content.products].flatMap(([slug, product]) => ofProduct(slug, product)),
    ...ofPages(content),
  ];
}
