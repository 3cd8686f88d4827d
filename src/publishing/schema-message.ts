import type { z } from "zod";
import { nearestWord } from "#domain/nearest-word.ts";
import { describeValue } from "#publishing/describe-value.ts";
import { keysAt, literalsAt } from "#publishing/schema-keys.ts";
import { isOwn, plainMessage, describeWrongValue, type Path } from "#publishing/value-message.ts";
import type { CutValue, YamlDocument } from "#publishing/yaml-document.ts";

type Issue = z.core.$ZodIssue;

/** Message about a value: its path, and the key where the key itself is wrong. */
interface IssueMessage {
  readonly path: Path;
  readonly key?: string | undefined;
  readonly message: string;
}

/** Distances of a value of a wrong kind and of a missing value. */
const [wrongKindDistance, missingDistance] = [100, 3];

/** Estimates the distance of a value from what an issue expects. */
function distance(issue: Issue): number {
  if (issue.code === "invalid_union") {
    if (issue.input === undefined) {
      return missingDistance;
    }
    return issue.errors.length > 0 ? Math.min(...issue.errors.map(totalDistance)) : 5;
  }
  if (issue.code === "unrecognized_keys") {
    return 10 * issue.keys.length;
  }
  if (issue.code === "invalid_type") {
    return issue.path.length === 0
      ? wrongKindDistance
      : issue.input === undefined
        ? missingDistance
        : 1;
  }
  return issue.code === "invalid_value" ? 5 : 1;
}

/**
 * Sums the distances from one alternative of a union; the nearest alternative is the intended one.
 */
function totalDistance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + distance(issue), 0);
}

/** Describes a value that matches no alternative of a union. */
function wrongKind(issue: z.core.$ZodIssueInvalidUnion, written: string | undefined): string {
  const { input, message } = issue;
  const expectation = isOwn(message) ? message : "is none of the forms that are known here";
  if (input === undefined || input === null) {
    return `${input === null ? "has no value" : "is missing"}: ${expectation}`;
  }
  const description = `${expectation}; found ${describeValue(input, written)}`;
  return expectation.startsWith("expected a text") && written !== undefined
    ? `${description}: write it in quotes, "${written}"`
    : description;
}

/**
 * Describes the issues of the nearest alternative; lists the allowed literals of all alternatives.
 */
function describeUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  path: Path,
  context: IssueContext,
): readonly IssueMessage[] {
  if (issue.errors.length === 0 && issue.discriminator !== undefined) {
    const literalPath = path.at(-1) === issue.discriminator ? path : [...path, issue.discriminator];
    const message = describeWrongValue(
      literalsAt(context.schema, literalPath),
      context.document.written(literalPath),
    );
    return [{ path: literalPath, message }];
  }
  const best = issue.errors.toSorted((a, b) => totalDistance(a) - totalDistance(b))[0];
  if (best === undefined || totalDistance(best) >= wrongKindDistance) {
    return [{ path, message: wrongKind(issue, context.document.written(path)) }];
  }
  const fixed = best.find(
    (candidate) => candidate.code === "invalid_value" && candidate.values.length === 1,
  );
  if (fixed) {
    const literalPath = [...path, ...fixed.path];
    return [
      {
        path: literalPath,
        message: describeWrongValue(literalsAt(context.schema, literalPath), fixed.input),
      },
    ];
  }
  return best.flatMap((nested) => describeIssue(nested, path, context));
}

interface IssueContext {
  readonly schema: z.core.$ZodType;
  readonly document: YamlDocument;
}

function keyHint(key: string, { schema }: IssueContext, path: Path): string {
  if (/^\d+$/.test(key)) {
    return ": write a number without a mark for thousands";
  }
  const near = nearestWord(key, keysAt(schema, path));
  return near === undefined || near === key ? "" : `. Did you mean ${near}?`;
}

/** Tells a number with a mark for thousands from other values with commas. */
function isGrouped({ parts: [first = "", ...further] }: CutValue): boolean {
  return /^-?\d{1,3}$/.test(first) && further.every((part) => /^\d{3}$/.test(part));
}

/** Explains how to write a value whose comma ended it. */
function commaMessage({ key, parts }: CutValue): string {
  const [first = "", decimals = ""] = parts;
  if (/^-?\d+$/.test(first) && /^\d+$/.test(decimals)) {
    return `${first},${decimals} has a comma: write the decimals after a point, ${key}: ${first}.${decimals}`;
  }
  return `the comma after "${first}" ends the text of ${key}: put the whole text in quotes, ${key}: "${parts.join(", ")}"`;
}

/** Explains an issue in plain words: the expectation, the value, and how to correct it. */
export function describeIssue(
  issue: Issue,
  parentPath: Path,
  context: IssueContext,
): readonly IssueMessage[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.flatMap((key) => {
      const cut = context.document.cutByComma(path, key);
      if (cut && !isGrouped(cut)) {
        return key === cut.parts[1] ? { path, key, message: commaMessage(cut) } : [];
      }
      return { path, key, message: `there is no key "${key}" here${keyHint(key, context, path)}` };
    });
  }
  if (issue.code === "invalid_union") {
    return describeUnion(issue, path, context);
  }
  if (issue.code === "invalid_key") {
    const key = String(path.at(-1));
    const message = `"${key}" ${issue.issues[0]?.message ?? "is no key"}`;
    return [{ path: path.slice(0, -1), key, message }];
  }
  return [{ path, message: plainMessage(issue, path, context.document) }];
}
