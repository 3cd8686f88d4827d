import { hasPage, productFile, type Content, type Problem } from "#content/content.ts";
import { inEnglish, warner, type Warn } from "#test/content/house-style/measure.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Text } from "#content/text.ts";

/** Rows that go on where their label stops, "Do not use for: hot liquids", and rows that stand alone. */
const continued = ["notFor", "replaceWhen"] as const;
const alone = ["features", "use", "soldAs"] as const;

const capital = /^[A-Z](?:[a-z]|\s)/;
const small = /^[a-z]/;
/** A sign that ends a sentence, and not an abbreviation such as "a.c.". */
const closed = /(?<!\.\w)[.,;:،؛]$/;

function warnOfRow(row: Text, startsWrong: string | undefined, say: (message?: string) => void) {
  say(startsWrong);
  for (const text of typeof row === "string" ? [row] : Object.values(row)) {
    const end = closed.exec(text ?? "")?.[0];
    say(end === undefined ? undefined : `ends with "${end}"`);
  }
}

function rowsOf(product: ProductFile, key: (typeof continued | typeof alone)[number]) {
  const said = product[key];
  return said === undefined ? [] : Array.isArray(said) ? said : [said];
}

function warnOfRows(product: ProductFile, warn: Warn): void {
  for (const key of continued) {
    for (const [index, row] of rowsOf(product, key).entries()) {
      const wrong = capital.test(inEnglish(row)) ? "begins with a capital letter" : undefined;
      warnOfRow(row, wrong, (message) => warn([key, index], message));
    }
  }
  for (const key of alone) {
    for (const [index, row] of rowsOf(product, key).entries()) {
      const wrong = small.test(inEnglish(row)) ? "begins with a small letter" : undefined;
      const path = Array.isArray(product[key]) ? [key, index] : [key];
      warnOfRow(row, wrong, (message) => warn(path, message));
    }
  }
}

/** Rows that begin or end in another way than the rows of other products. */
export function rowStyle({ products }: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  for (const [slug, product] of products) {
    if (hasPage(product)) {
      warnOfRows(product, warner(productFile(slug), warnings));
    }
  }
  return warnings;
}
