import {
  productFile,
  productsWithPages,
  type Content,
  type PlacedMessage,
  type Problem,
} from "#content/content.ts";
import { cites, describeItself, usageTexts } from "#content/rules/product-texts.ts";
import { duties, uses, type DutyRow, type UseRow } from "#content/rules/protection-tables.ts";
import { statedUses } from "#content/rules/stated-uses.ts";
import type { ProductFile } from "#content/schema/product.ts";

function usageProblems(product: ProductFile, row: UseRow): readonly PlacedMessage[] {
  const { standard, unlessStandard, unlessText: unlessSaid, use, because } = row;
  if (!cites(product, standard) || (unlessStandard && cites(product, unlessStandard))) {
    return [];
  }
  return usageTexts(product).flatMap(([path, text]) =>
    statedUses(text).flatMap((sentence) => {
      const match = use.exec(sentence)?.[0];
      return match === undefined || unlessSaid?.test(sentence)
        ? []
        : [{ path, message: `says "${match}": ${because}` }];
    }),
  );
}

function dutyProblems(product: ProductFile, row: DutyRow): readonly PlacedMessage[] {
  const { standard, describedAs: namePattern, says = [], certificate, because } = row;
  const applies =
    (standard === undefined || cites(product, standard)) &&
    (namePattern === undefined || namePattern.test(describeItself(product)));
  if (!applies) {
    return [];
  }
  const texts = usageTexts(product);
  const unsaid = says.filter(([words]) => !texts.some(([, text]) => words.test(text)));
  const uncited = (row.cites ?? []).filter(([name]) => !cites(product, name));
  const holds = product.documents.some(
    ({ kind, number = "" }) => kind === "certificate" && certificate?.[0].test(number),
  );
  return [
    ...unsaid.map(([, name]) => ({
      path: ["details"],
      message: `does not name ${name}: ${because}`,
    })),
    ...uncited.map(([, name]) => ({
      path: ["specifications", "standards"],
      message: `lacks ${name}: ${because}`,
    })),
    ...(certificate === undefined || holds
      ? []
      : [{ path: ["name"], message: `needs a certificate ${certificate[1]}: ${because}` }]),
  ];
}

/**
 * Refuses products offered for a use that their standard excludes, or without a statement that they
 * need.
 */
export function protectionProblems({ products }: Content): readonly Problem[] {
  return productsWithPages(products).flatMap(([slug, product]) =>
    [
      ...uses.flatMap((row) => usageProblems(product, row)),
      ...duties.flatMap((row) => dutyProblems(product, row)),
    ].map((problem) => ({ file: productFile(slug), ...problem })),
  );
}
