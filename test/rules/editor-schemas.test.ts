import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editorSchemas, schemaFolder } from "#publishing/write-schemas.ts";

const folder = path.join("content", schemaFolder);

test("the editors' schemas equal the output for the content's schemas", () => {
  const written = editorSchemas();
  const advice = "npm run fix writes the schemas";
  expect(readdirSync(folder).toSorted(), advice).toEqual([...written.keys()].toSorted());
  for (const [name, text] of written) {
    const isCurrent = readFileSync(path.join(folder, name), "utf8") === text;
    expect(isCurrent, `${name} is old; ${advice}`).toBe(true);
  }
});

test("the first line of every file names an existing schema", () => {
  const files = globSync("content/**/*.yaml");
  expect(files.length).toBeGreaterThan(150);
  const known = editorSchemas();
  for (const file of files) {
    const [first = ""] = readFileSync(file, "utf8").split("\n");
    const named = /^# yaml-language-server: \$schema=(\S+)$/.exec(first)?.[1] ?? "";
    const schema = path.join(path.dirname(file), named);
    expect([file, path.dirname(schema)]).toEqual([file, folder]);
    expect([file, known.has(path.basename(schema))]).toEqual([file, true]);
  }
});

test("an editor shows explanations of a product's keys", () => {
  const schema = JSON.parse(editorSchemas().get("product.schema.json") ?? "{}") as {
    readonly properties: Readonly<Record<string, { readonly description?: string }>>;
    readonly additionalProperties: boolean;
    readonly required: readonly string[];
  };
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required).toEqual(expect.arrayContaining(["code", "category", "order", "name"]));
  expect(schema.required).not.toContain("status");
  for (const key of ["code", "status", "category", "price", "availability", "pictures"]) {
    expect([key, schema.properties[key]?.description]).toEqual([
      key,
      expect.stringMatching(/\w{3}/),
    ]);
  }
});
