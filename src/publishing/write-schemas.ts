import { writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { makeFolders } from "#publishing/durable-files.ts";
import { manyFiles, optionalSchemas, singleSchemas } from "#publishing/content-schemas.ts";

/** Folder of the editors' schemas inside a content folder. */
export const schemaFolder = "schemas";

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the JSON Schema of every kind of file by name, for completion in editors. */
export function editorSchemas(): ReadonlyMap<string, string> {
  const many = Object.entries(manyFiles).map(([kind, { schema }]) => [kind, schema] as const);
  return new Map(
    [...many, ...Object.entries({ ...singleSchemas, ...optionalSchemas })].map(([kind, schema]) => {
      const shape = z.toJSONSchema(schema, { io: "input", reused: "ref", unrepresentable: "any" });
      return [`${kebab(kind)}.schema.json`, `${JSON.stringify(shape, null, 2)}\n`];
    }),
  );
}

/**
 * Writes the schemas into a content folder, where the first line of each file refers to its own.
 */
export async function writeSchemas(folder: string): Promise<void> {
  await makeFolders(path.join(folder, schemaFolder));
  for (const [name, text] of editorSchemas()) {
    await writeFile(path.join(folder, schemaFolder, name), text);
  }
}
