import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { isKeyed, type Draft } from "#content/exchange/draft.ts";
import { schemaLine } from "#content/exchange/product-template.ts";
import { productSchema } from "#content/schema/product.ts";
import { languages } from "#domain/language.ts";
import { editYaml, type KeyOrder } from "#publishing/exchange/edit-yaml.ts";
import { wholeFile } from "#publishing/exchange/yaml-value.ts";

const top = Object.keys(productSchema.shape);

const inside: Readonly<Record<string, readonly string[]>> = {
  brand: ["name", "model", "maker", "origin"],
  price: ["amount", "was"],
  order: ["unit", "pack", "minimum", "stock"],
  availability: ["state", "leadDays"],
  specifications: ["material", "sizes", "weight", "colours", "standards", "marks"],
  codes: ["gtin", "hs", "unspsc", "aramco9com"],
};

const texts = ["file", "alt", ...languages];

/** The order of a product file's keys. */
export const productKeyOrder: KeyOrder = (path) =>
  path.length === 0 ? top : path.length === 1 ? (inside[String(path[0])] ?? texts) : texts;

function ordered(value: unknown, path: readonly (string | number)[]): unknown {
  if (!isKeyed(value)) {
    return value;
  }
  const order = productKeyOrder(path);
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return Object.fromEntries(
    keys
      .toSorted((a, b) => rank(a) - rank(b))
      .map((key) => [key, ordered(value[key], [...path, key])]),
  );
}

/** The file of a new product. */
export function newProductYaml(draft: Draft): string {
  return `${schemaLine}\n\n${wholeFile(ordered(draft, []) as Draft)}`;
}

/** What was read of a file, with what changed between two states of its product. */
function carried(raw: Draft, before: Draft, after: Draft): Draft {
  const result: Draft = { ...raw };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next, there] = [before[key], after[key], raw[key]];
    if (isDeepStrictEqual(old, next)) {
      continue;
    }
    if (next === undefined) {
      delete result[key];
    } else if (isKeyed(old) && isKeyed(next) && isKeyed(there)) {
      result[key] = carried(there, old, next);
    } else {
      result[key] = next;
    }
  }
  return result;
}

/** A product's file after a change; undefined where only a person can make it, as with anchors. */
export function changedProductYaml(text: string, before: Draft, after: Draft): string | undefined {
  const raw: unknown = parse(text);
  return isKeyed(raw) ? editYaml(text, carried(raw, before, after), productKeyOrder) : undefined;
}
