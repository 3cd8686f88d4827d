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

/** Formats the file of a new product. */
export function newProductYaml(draft: Draft): string {
  return `${schemaLine}\n\n${wholeFile(ordered(draft, []) as Draft)}`;
}

/** Applies the changes between two states of a product to the values of its file. */
function withChanges(raw: Draft, previous: Draft, after: Draft): Draft {
  const result: Draft = { ...raw };
  for (const key of new Set([...Object.keys(previous), ...Object.keys(after)])) {
    const [old, value, written] = [previous[key], after[key], raw[key]];
    if (isDeepStrictEqual(old, value)) {
      continue;
    }
    if (value === undefined) {
      delete result[key];
    } else if (isKeyed(old) && isKeyed(value) && isKeyed(written)) {
      result[key] = withChanges(written, old, value);
    } else {
      result[key] = value;
    }
  }
  return result;
}

/** Edits a product's file; undefined where only a person can, as with anchors. */
export function changedProductYaml(
  text: string,
  previous: Draft,
  after: Draft,
): string | undefined {
  const raw: unknown = parse(text);
  return isKeyed(raw)
    ? editYaml(text, withChanges(raw, previous, after), productKeyOrder)
    : undefined;
}
