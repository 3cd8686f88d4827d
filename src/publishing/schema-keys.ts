import { z } from "zod";

/** The schemas that a schema stands for: what it wraps, and each of its alternatives. */
function plain(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap(plain);
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  ) {
    return plain(schema.unwrap());
  }
  return [schema];
}

function inside(schema: z.core.$ZodType, step: PropertyKey): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<PropertyKey, z.core.$ZodType>> = schema.shape;
    const found = Object.hasOwn(shape, step) ? shape[step] : undefined;
    return found ? plain(found) : [];
  }
  if (schema instanceof z.ZodArray) {
    return plain(schema.element);
  }
  return schema instanceof z.ZodRecord ? plain(schema.valueType) : [];
}

/** The schemas of a value at a path, over all alternatives. */
function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]) {
  let there = plain(schema);
  for (const step of path) {
    there = there.flatMap((one) => inside(one, step));
  }
  return there;
}

/** The keys that a schema knows at a path, over all its alternatives. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): ReadonlySet<string> {
  return new Set(
    schemasAt(schema, path).flatMap((one) =>
      one instanceof z.ZodObject ? Object.keys(one.shape) : [],
    ),
  );
}

/** The fixed values that a schema allows at a path, over all its alternatives. */
export function literalsAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): readonly unknown[] {
  return schemasAt(schema, path).flatMap((one) =>
    one instanceof z.ZodLiteral ? [...one.values] : [],
  );
}
