import { z } from "zod";
import { references } from "#content/reference.ts";
import { day, statement, text, textByLanguage } from "#content/text.ts";
import type { FormNode } from "#domain/office/content-form.ts";

type Schema = z.core.$ZodType;

const described = new WeakMap<Schema, FormNode>();

/** Derives the inputs of a file from its schema, so that a new key of the schema has an input at once. */
export function describeForm(schema: Schema): FormNode {
  const node = described.get(schema) ?? describe(schema);
  described.set(schema, node);
  return node;
}

/** Removes what makes a schema optional or gives it a default. */
function bare(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema;
}

function describe(outer: Schema): FormNode {
  const schema = bare(outer);
  if (schema === text || schema === textByLanguage || schema === statement) {
    return { kind: "text", hasClaims: schema === statement };
  }
  const target = references.get(schema)?.target;
  if (target !== undefined) {
    return { kind: "reference", target };
  }
  if (schema === day) {
    return { kind: "date" };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return { kind: "line", longest: schema.maxLength };
  }
  if (schema instanceof z.ZodNumber) {
    return { kind: "number", least: limit(schema.minValue), most: limit(schema.maxValue) };
  }
  if (schema instanceof z.ZodBoolean) {
    return { kind: "switch" };
  }
  if (schema instanceof z.ZodEnum) {
    return { kind: "choice", values: schema.options.map(String) };
  }
  if (schema instanceof z.ZodLiteral) {
    return { kind: "choice", values: [...schema.values].map(String) };
  }
  if (schema instanceof z.ZodArray) {
    return describeList(schema);
  }
  if (schema instanceof z.ZodRecord) {
    return { kind: "record", item: describeForm(schema.valueType) };
  }
  if (schema instanceof z.ZodObject) {
    return describeGroup(schema);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return describeVariants(schema);
  }
  return { kind: "fixed" };
}

/** Bounds that the schema does not name are those of safe integers. */
function limit(bound: number | null): number | null {
  return bound === null || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;
}

function describeList(schema: z.ZodArray): FormNode {
  const item = describeForm(schema.element);
  if (item.kind === "line") {
    return { kind: "words" };
  }
  const least = z.safeParse(schema, []).success ? 0 : 1;
  return { kind: "list", item, least };
}

function describeGroup(schema: z.ZodObject, without?: string): FormNode {
  const shape: Readonly<Record<string, Schema>> = schema.shape;
  return {
    kind: "group",
    parts: Object.entries(shape)
      .filter(([key]) => key !== without)
      .map(([key, part]) => ({
        key,
        node: describeForm(part),
        isOptional: z.safeParse(part, undefined).success,
      })),
  };
}

function describeVariants(schema: z.ZodDiscriminatedUnion): FormNode {
  const tag = schema.def.discriminator;
  return {
    kind: "variants",
    tag,
    variants: schema.options.flatMap((option) => {
      const values =
        option instanceof z.ZodObject && option.shape[tag] instanceof z.ZodLiteral
          ? [...option.shape[tag].values]
          : [];
      return option instanceof z.ZodObject
        ? values.map((value) => ({ value: String(value), node: describeGroup(option, tag) }))
        : [];
    }),
  };
}
