import { z } from "zod";

/** Unwraps a schema into its alternatives. */
function unwrap(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap(unwrap);
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  ) {
    return unwrap(schema.unwrap());
  }
  return [schema];
}

function childSchemas(schema: z.core.$ZodType, step: PropertyKey): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<PropertyKey, z.core.$ZodType>> = schema.shape;
    const child = Object.hasOwn(shape, step) ? shape[step] : undefined;
    return child ? unwrap(child) : [];
  }
  if (schema instanceof z.ZodArray) {
    return unwrap(schema.element);
  }
  return schema instanceof z.ZodRecord ? unwrap(schema.valueType) : [];
}

/** Returns the schemas of a value at a path, over all alternatives. */
function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]) {
  let schemas = unwrap(schema);
  for (const step of path) {
    schemas = schemas.flatMap((parent) => childSchemas(parent, step));
  }
  return schemas;
}

/** Returns the keys that a schema allows at a path, over all alternatives. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): ReadonlySet<string> {
  return new Set(
    schemasAt(schema, path).flatMap((alternative) =>
      alternative instanceof z.ZodObject ? Object.keys(alternative.shape) : [],
    ),
  );
}

/** Returns the literals that a schema allows at a path, over all alternatives. */
export function literalsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): readonly unknown[] {
  return schemasAt(schema, path).flatMap((alternative) =>
    alternative instanceof z.ZodLiteral ? [...alternative.values] : [],
  );
}
