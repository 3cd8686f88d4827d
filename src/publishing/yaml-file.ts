import type { z } from "zod";
import { describeIssue } from "#publishing/schema-message.ts";
import { openYaml, type Place, type YamlDocument } from "#publishing/yaml-document.ts";

/** A problem at a position in a file of the content folder. */
export interface FileProblem extends Place {
  readonly file: string;
  readonly message: string;
}

/** Reports a problem of a whole file at its first line. */
export function atStart(file: string, message: string): FileProblem {
  return { file, line: 1, column: 1, message };
}

/** Formats a problem as editors expect it. */
export function formatProblem({ file, line, column, message }: FileProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}

type YamlReading<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Value before schema validation, suitable for the cache. */
      readonly raw: unknown;
    }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Prefixes a message with the path of its value, such as "order.minimum: is missing". */
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
    .flatMap((issue) => describeIssue(issue, [], { schema, document }))
    .map(({ path, key, message }) => ({
      file,
      ...document.place(path, key),
      message: atPath(path, message),
    }));
}

/** Parses YAML text and validates it by a schema; every problem has its line and column. */
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

/** Returns a function that finds the position of a path in a file. */
export function placeFinder(text: string): (path: readonly (string | number)[]) => Place {
  const opening = openYaml(text);
  return (path) => (opening.ok ? opening.document.place(path) : { line: 1, column: 1 });
}
