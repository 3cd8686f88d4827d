import type { z } from "zod";
import { nearestWord } from "#domain/nearest-word.ts";
import { foundValue, numberHint } from "#publishing/found-value.ts";
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

/** Whether a message is the schema's own, and not the library's. */
export const isOwn = (message: string) => !/^(Invalid|Too|Unrecognized)\b/.test(message);

/** How to write a text as what it should be. */
function writingHint(expected: string, text: string): string | undefined {
  if (expected === "array") {
    return `write [${text}]`;
  }
  return expected === "number" || expected === "int" ? numberHint(text) : undefined;
}

function wrongType(issue: z.core.$ZodIssueInvalidType, path: Path, document: YamlDocument): string {
  const { expected, input, message } = issue;
  const wanted = isOwn(message) ? message : `expected ${kinds[expected] ?? expected}`;
  if (input === undefined) {
    return `is missing: ${wanted}`;
  }
  if (input === null) {
    return `has no value: ${wanted}`;
  }
  const written = document.written(path);
  const found = `${wanted}, found ${foundValue(input, written)}`;
  if (expected === "string" && written !== undefined) {
    return `${found}: write it in quotes, "${written}"`;
  }
  const hint = typeof input === "string" ? writingHint(expected, input) : undefined;
  return hint === undefined ? found : `${found}: ${hint}`;
}

/** A value that is none of those allowed. */
export function wrongValue(values: readonly unknown[], input: unknown): string {
  const names = values.map(String);
  const wanted = `expected ${names.length > 1 ? "one of " : ""}${names.join(", ")}`;
  const near = typeof input === "string" ? nearestWord(input, names) : undefined;
  const hint = near === undefined ? "" : `. Did you mean ${near}?`;
  return input === undefined
    ? `is missing: ${wanted}`
    : `${wanted}; found ${foundValue(input)}${hint}`;
}

function limitMessage(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [limit, least] =
    issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
  return issue.origin === "array"
    ? `must have ${least} ${limit} entries`
    : `must be ${least} ${limit}`;
}

/** The message with what was found, where that is short. */
function withFound(message: string, { input }: Issue, path: Path, document: YamlDocument): string {
  return input !== "" && (typeof input === "string" || typeof input === "number")
    ? `${message}; found ${foundValue(input, document.written(path))}`
    : message;
}

/** What is wrong with one value: what was expected, what was found, what to do. */
export function plainMessage(issue: Issue, path: Path, document: YamlDocument): string {
  if (issue.code === "invalid_type") {
    return wrongType(issue, path, document);
  }
  if (issue.code === "invalid_value") {
    return isOwn(issue.message) && issue.input !== undefined
      ? withFound(issue.message, issue, path, document)
      : wrongValue(issue.values, issue.input);
  }
  if (issue.code === "too_small" || issue.code === "too_big") {
    const message = isOwn(issue.message) ? issue.message : limitMessage(issue);
    return withFound(message, issue, path, document);
  }
  return withFound(issue.message, issue, path, document);
}
