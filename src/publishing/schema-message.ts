import type { z } from "zod";
import { nearestWord } from "#domain/nearest-word.ts";
import { foundValue } from "#publishing/found-value.ts";
import { keysAt, literalsAt } from "#publishing/schema-keys.ts";
import { isOwn, plainMessage, wrongValue, type Path } from "#publishing/value-message.ts";
import type { YamlDocument } from "#publishing/yaml-document.ts";

type Issue = z.core.$ZodIssue;

/** What is wrong with a value: the way to it, and the key where the key itself is wrong. */
export interface ToldIssue {
  readonly path: Path;
  readonly key?: string | undefined;
  readonly message: string;
}

/** How far a value is from what is asked for where it is of another kind, and where it is missing. */
const [another, missing] = [100, 3];

/** How far a value is from what one issue asks for. */
function distance(issue: Issue): number {
  if (issue.code === "invalid_union") {
    if (issue.input === undefined) {
      return missing;
    }
    return issue.errors.length > 0 ? Math.min(...issue.errors.map(farness)) : 5;
  }
  if (issue.code === "unrecognized_keys") {
    return 10 * issue.keys.length;
  }
  if (issue.code === "invalid_type") {
    return issue.path.length === 0 ? another : issue.input === undefined ? missing : 1;
  }
  return issue.code === "invalid_value" ? 5 : 1;
}

/** How far a value is from one alternative of a union: the least is what was meant. */
function farness(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + distance(issue), 0);
}

/** A value that is of none of the kinds that a union allows. */
function wrongKind(issue: z.core.$ZodIssueInvalidUnion, written: string | undefined): string {
  const { input, message } = issue;
  const own = isOwn(message) ? message : "is none of the forms that are known here";
  if (input === undefined || input === null) {
    return `${input === null ? "has no value" : "is missing"}: ${own}`;
  }
  const found = `${own}; found ${foundValue(input, written)}`;
  return own.startsWith("expected a text") && written !== undefined
    ? `${found}: write it in quotes, "${written}"`
    : found;
}

/** The messages of the alternative that was meant; fixed values are told with those of the others. */
function toldUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  path: Path,
  told: Teller,
): readonly ToldIssue[] {
  if (issue.errors.length === 0 && issue.discriminator !== undefined) {
    const at = path.at(-1) === issue.discriminator ? path : [...path, issue.discriminator];
    const message = wrongValue(literalsAt(told.schema, at), told.document.written(at));
    return [{ path: at, message }];
  }
  const best = issue.errors.toSorted((a, b) => farness(a) - farness(b))[0];
  if (best === undefined || farness(best) >= another) {
    return [{ path, message: wrongKind(issue, told.document.written(path)) }];
  }
  const fixed = best.find((one) => one.code === "invalid_value" && one.values.length === 1);
  if (fixed) {
    const at = [...path, ...fixed.path];
    return [{ path: at, message: wrongValue(literalsAt(told.schema, at), fixed.input) }];
  }
  return best.flatMap((one) => toldIssue(one, path, told));
}

interface Teller {
  readonly schema: z.core.$ZodType;
  readonly document: YamlDocument;
}

function keyHint(key: string, { schema }: Teller, path: Path): string {
  if (/^\d+$/.test(key)) {
    return ": write a number without a mark for thousands";
  }
  const near = nearestWord(key, keysAt(schema, path));
  return near === undefined || near === key ? "" : `. Did you mean ${near}?`;
}

/** What an issue says in plain words: what was expected, what was found, what to do. */
export function toldIssue(issue: Issue, before: Path, told: Teller): readonly ToldIssue[] {
  const path = [...before, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      return { path, key, message: `there is no key "${key}" here${keyHint(key, told, path)}` };
    });
  }
  if (issue.code === "invalid_union") {
    return toldUnion(issue, path, told);
  }
  if (issue.code === "invalid_key") {
    const key = String(path.at(-1));
    const message = `"${key}" ${issue.issues[0]?.message ?? "is no key"}`;
    return [{ path: path.slice(0, -1), key, message }];
  }
  return [{ path, message: plainMessage(issue, path, told.document) }];
}
