import type { z } from "zod";
import { toldIssue } from "#publishing/schema-message.ts";
import { openYaml, type Place, type YamlDocument } from "#publishing/yaml-document.ts";

/** Something wrong at a place in a file of the content folder. */
export interface FileProblem extends Place {
  readonly file: string;
  readonly message: string;
}

/** A problem of a whole file, told at its beginning. */
export function atStart(file: string, message: string): FileProblem {
  return { file, line: 1, column: 1, message };
}

/** A problem as a line for people and for editors that follow such lines. */
export function problemLine({ file, line, column, message }: FileProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}

export type YamlReading<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** What the file says before the schema has read it, fit to be kept as JSON. */
      readonly raw: unknown;
    }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** A message with the way to the value that it is about, such as "order.minimum: is missing". */
export function atPath(path: readonly PropertyKey[], message: string): string {
  return path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`;
}

function problemsOf(
  file: string,
  document: YamlDocument,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): readonly FileProblem[] {
  return issues
    .flatMap((issue) => toldIssue(issue, [], { schema, document }))
    .map(({ path, key, message }) => ({
      file,
      ...document.place(path, key),
      message: atPath(path, message),
    }));
}

/** Reads the text of a YAML file by a schema; every problem has its line and column. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): YamlReading<z.output<Schema>> {
  if (text.trim() === "") {
    return { ok: false, problems: [atStart(file, "is empty")] };
  }
  const opening = openYaml(text);
  if (!opening.ok) {
    return { ok: false, problems: opening.problems.map((problem) => ({ file, ...problem })) };
  }
  const { document } = opening;
  const read = schema.safeParse(document.value, { reportInput: true });
  return read.success
    ? { ok: true, value: read.data, raw: document.value }
    : { ok: false, problems: problemsOf(file, document, schema, read.error.issues) };
}

/** Where the values at paths stand in the text of a file. */
export function placeFinder(text: string): (path: readonly (string | number)[]) => Place {
  const opening = openYaml(text);
  return (path) => (opening.ok ? opening.document.place(path) : { line: 1, column: 1 });
}
