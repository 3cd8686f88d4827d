import type { z } from "zod";
import { nearestWord } from "#domain/nearest-word.ts";
import { describeValue, numberHint } from "#publishing/describe-value.ts";
import type { YamlDocument } from "#publishing/yaml-document.ts";

type Issue = z.core.$ZodIssue;
export type Path = readonly PropertyKey[];

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "keys with values",
  record: "keys with values",
  string: "a text",
};

/** Tells a schema's own message from the library's. */
export const isOwn = (message: string) => !/^(Invalid|Too|Unrecognized)\b/.test(message);

/** Suggests how to write a text in the expected form. */
function writingHint(expected: string, text: string): string | undefined {
  if (expected === "array") {
    return `write [${text}]`;
  }
  return expected === "number" || expected === "int" ? numberHint(text) : undefined;
}

function describeWrongType(
  issue: z.core.$ZodIssueInvalidType,
  path: Path,
  document: YamlDocument,
): string {
  const { expected, input, message } = issue;
  const expectation = isOwn(message) ? message : `expected ${kinds[expected] ?? expected}`;
  if (input === undefined) {
    return `is missing: ${expectation}`;
  }
  if (input === null) {
    return `has no value: ${expectation}`;
  }
  const written = document.written(path);
  const description = `${expectation}, found ${describeValue(input, written)}`;
  if (expected === "string" && written !== undefined) {
    return `${description}: write it in quotes, "${written}"`;
  }
  const hint = typeof input === "string" ? writingHint(expected, input) : undefined;
  return hint === undefined ? description : `${description}: ${hint}`;
}

/** Describes a value that is not among the allowed ones. */
export function describeWrongValue(values: readonly unknown[], input: unknown): string {
  const names = values.map(String);
  const expectation = `expected ${names.length > 1 ? "one of " : ""}${names.join(", ")}`;
  const near = typeof input === "string" ? nearestWord(input, names) : undefined;
  const hint = near === undefined ? "" : `. Did you mean ${near}?`;
  return input === undefined
    ? `is missing: ${expectation}`
    : `${expectation}; found ${describeValue(input)}${hint}`;
}

function limitMessage(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [limit, least] =
    issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
  return issue.origin === "array"
    ? `must have ${least} ${limit} entries`
    : `must be ${least} ${limit}`;
}

/** Adds a short value to the message. */
function addValue(message: string, { input }: Issue, path: Path, document: YamlDocument): string {
  return input !== "" && (typeof input === "string" || typeof input === "number")
    ? `${message}; found ${describeValue(input, document.written(path))}`
    : message;
}

/** Explains a wrong value in plain words: the expectation, the value, and how to correct it. */
export function plainMessage(issue: Issue, path: Path, document: YamlDocument): string {
  if (issue.code === "invalid_type") {
    return describeWrongType(issue, path, document);
  }
  if (issue.code === "invalid_value") {
    return isOwn(issue.message) && issue.input !== undefined
      ? addValue(issue.message, issue, path, document)
      : describeWrongValue(issue.values, issue.input);
  }
  if (issue.code === "too_small" || issue.code === "too_big") {
    const message = isOwn(issue.message) ? issue.message : limitMessage(issue);
    return addValue(message, issue, path, document);
  }
  return addValue(issue.message, issue, path, document);
}
