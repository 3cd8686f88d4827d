import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { brandFiles } from "#content/content-files.ts";
import { describeForm } from "#content/form/describe-form.ts";
import { rewriteSvg } from "#content/svg/rewrite-svg.ts";
import { svgUse } from "#content/svg/svg-file.ts";
import {
  formatPath,
  isField,
  parsePath,
  valueAt,
  withValueAt,
} from "#domain/office/content-form.ts";
import type { FormNode } from "#domain/office/content-form.ts";
import type { CellValue, FieldChange } from "#domain/office/draft.ts";
import { schemaOf } from "#publishing/content-schemas.ts";
import { editYaml, type KeyOrder } from "#publishing/exchange/edit-yaml.ts";
import { wholeFile } from "#publishing/exchange/yaml-value.ts";
import { describeIssue } from "#publishing/schema-message.ts";
import { openYaml } from "#publishing/yaml-document.ts";

/** Field of a draft that creates or deletes a whole file. */
export const wholeField = "";

/** A problem of a value, by its path in the file. */
export interface ValueProblem {
  /** JSON pointer without the first slash. */
  readonly path: string;
  readonly message: string;
}

const drawings: readonly string[] = Object.values(brandFiles);

/** Tells if a file is a drawing of the company, whose value is its text. */
export function isDrawing(file: string): boolean {
  return drawings.includes(file);
}

/** Reads the value of a file; a drawing is text. */
export function parseContent(file: string, text: string): unknown {
  return isDrawing(file) ? text : parse(text);
}

/** Returns the value of a file as publishing reads it, or why a drawing is refused. */
export function readDrawing(file: string, svg: unknown) {
  return rewriteSvg(typeof svg === "string" ? svg : "", svgUse(file) ?? { prefix: "drawing" });
}

/** Returns the inputs of a content file; undefined for a product and for a file that nothing reads. */
export function formOf(file: string): FormNode | undefined {
  if (isDrawing(file)) {
    return { kind: "drawing" };
  }
  const schema = file.startsWith("products/") ? undefined : schemaOf(file);
  return schema && describeForm(schema);
}

/** Formats a value of a file for a draft; null where the file has none. */
export function draftValue(value: unknown): CellValue {
  return value === undefined ? null : JSON.stringify(value);
}

/** Reads a value of a draft; undefined for none. */
export function readDraftValue(value: CellValue): unknown {
  return typeof value === "string" ? JSON.parse(value) : undefined;
}

/** Formats a value as a draft does, in the words of the file where it is the same. */
export function draftValueLike(value: unknown, original: unknown): CellValue {
  return draftValue(isDeepStrictEqual(value, original) ? original : value);
}

export type Change = Pick<FieldChange, "field" | "value">;

/** Applies changes to the values of a file; undefined for a file that is deleted. */
export function applyFields(raw: unknown, changes: readonly Change[]): unknown {
  return changes
    .toSorted((a, b) => a.field.length - b.field.length)
    .reduce(
      (value, change) => withValueAt(value, parsePath(change.field), readDraftValue(change.value)),
      raw,
    );
}

/** Returns the value of a field as a draft has it. */
export function fieldValue(raw: unknown, field: string): CellValue {
  return draftValue(valueAt(raw, parsePath(field)));
}

/** Tells if a field of a file is saved on its own. */
export function isFieldOf(file: string, field: string): boolean {
  const form = formOf(file);
  return form !== undefined && (field === wholeField || isField(form, parsePath(field)));
}

/** Lists what the schema of a file refuses, in the words of the check. */
export function schemaProblems(file: string, value: unknown): readonly ValueProblem[] {
  if (isDrawing(file)) {
    const drawing = readDrawing(file, value);
    return drawing.ok ? [] : [{ path: wholeField, message: drawing.reason }];
  }
  const schema = schemaOf(file);
  const reading = schema?.safeParse(value, { reportInput: true });
  const opening = openYaml(JSON.stringify(value) ?? "");
  if (schema === undefined || reading?.success !== false || !opening.ok) {
    return [];
  }
  const context = { schema, document: opening.document };
  return reading.error.issues
    .flatMap((issue) => describeIssue(issue, [], context))
    .map(({ path, key, message }) => ({
      path: formatPath([...path.map(String), ...(key === undefined ? [] : [key])]),
      message,
    }));
}

/** The keys of a group in the order of its schema. */
function orderIn(form: FormNode): KeyOrder {
  const childOf = (node: FormNode | undefined, step: string | number): FormNode | undefined => {
    if (node?.kind === "group") {
      return node.parts.find(({ key }) => key === step)?.node;
    }
    if (node?.kind === "list" || node?.kind === "record") {
      return node.item;
    }
    return node?.kind === "variants" && node.variants[0]
      ? childOf(node.variants[0].node, step)
      : undefined;
  };
  return (path) => {
    const node = path.reduce(childOf, form);
    return node?.kind === "group"
      ? node.parts.map(({ key }) => key)
      : ["claims", "text", "en", "ar"];
  };
}

/** Formats a new file as a person would write it. */
export function newFileText(file: string, value: unknown): string {
  if (isDrawing(file)) {
    return String(value);
  }
  const depth = file.split("/").length - 1;
  const kind = file.startsWith("guides/") ? "guide" : "city";
  const schema = `${"../".repeat(depth)}schemas/${kind}.schema.json`;
  return `# yaml-language-server: $schema=${schema}\n\n${wholeFile(value as Record<string, unknown>)}`;
}

/** Edits the text of a file; undefined where only a person can, as with anchors. */
export function changedText(file: string, text: string, value: unknown): string | undefined {
  if (isDrawing(file)) {
    return String(value);
  }
  const form = formOf(file);
  const edited = form && editYaml(text, value, orderIn(form));
  const canBeRewritten =
    form === undefined || form.kind === "list" || isDeepStrictEqual(parse(text), {});
  if (edited !== undefined || !canBeRewritten) {
    return edited;
  }
  const head = /^(?:#.*\n|\s*\n)*/.exec(text)?.[0] ?? "";
  return head + wholeFile(value as Record<string, unknown>);
}
