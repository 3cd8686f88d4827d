import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { cites, namesItself, offers } from "#content/rules/product-offers.ts";
import { duties, uses, type DutyRow, type UseRow } from "#content/rules/protection-tables.ts";
import { statedUses } from "#content/rules/stated-uses.ts";
import type { ProductFile } from "#content/schema/product.ts";

type Found = Omit<Problem, "file">;

function useProblems(product: ProductFile, row: UseRow): readonly Found[] {
  const { standard, unlessStandard, unlessSaid, use, because } = row;
  if (!cites(product, standard) || (unlessStandard && cites(product, unlessStandard))) {
    return [];
  }
  return offers(product).flatMap(([path, text]) =>
    statedUses(text).flatMap((sentence) => {
      const found = use.exec(sentence)?.[0];
      return found === undefined || unlessSaid?.test(sentence)
        ? []
        : [{ path, message: `says "${found}": ${because}` }];
    }),
  );
}

function dutyProblems(product: ProductFile, row: DutyRow): readonly Found[] {
  const { standard, named, says = [], certificate, because } = row;
  const is =
    (standard === undefined || cites(product, standard)) &&
    (named === undefined || named.test(namesItself(product)));
  if (!is) {
    return [];
  }
  const texts = offers(product);
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

/** Where a product is offered for what its standard does not cover, or leaves out what belongs to it. */
export function protectionProblems({ products }: Content): readonly Problem[] {
  return [...products]
    .filter(([, product]) => hasPage(product))
    .flatMap(([slug, product]) =>
      [
        ...uses.flatMap((row) => useProblems(product, row)),
        ...duties.flatMap((row) => dutyProblems(product, row)),
      ].map((found) => ({ file: productFile(slug), ...found })),
    );
}
