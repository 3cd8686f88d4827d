import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { isKeyed, type Draft } from "#content/exchange/draft.ts";
import { schemaLine } from "#content/exchange/product-template.ts";
import { productSchema } from "#content/schema/product.ts";
import { languages } from "#domain/language.ts";
import { editYaml, type KeyOrder } from "#publishing/exchange/edit-yaml.ts";
import { wholeFile } from "#publishing/exchange/yaml-value.ts";

const textKeys = ["file", "alt", ...languages];

/** Removes what makes a schema optional or gives it a default. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}

/** The order of a product file's keys: that of the schema. */
export const productKeyOrder: KeyOrder = (path) => {
  let schema: unknown = productSchema;
  for (const key of path) {
    const object = bare(schema);
    schema = object instanceof z.ZodObject ? object.shape[key] : undefined;
  }
  const object = bare(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : textKeys;
};

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
