import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  brandFiles,
  checkedFile,
  kitsFile,
  purposesFile,
  singleFiles,
  spreadsheetWordsFile,
  standardsFile,
} from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { groupBy } from "#domain/group-by.ts";
import { formatPath, parsePath } from "#domain/office/content-form.ts";
import type { FieldChange, Refusal } from "#domain/office/draft.ts";
import { manyFiles, schemaOf } from "#publishing/content-schemas.ts";
import {
  applyFields,
  changedText,
  fieldValue,
  isDrawing,
  isFieldOf,
  newFileText,
  parseContent,
  readDrawing,
  schemaProblems,
  wholeField,
} from "#publishing/drafts/content-file.ts";
import { sha256 } from "#publishing/hashes.ts";

/** A file of the content folder, besides products, with its drafts. */
export interface EditedContentFile {
  readonly path: string;
  /** Undefined for a new file. */
  readonly original: Buffer | undefined;
  /** Undefined for a deleted file. */
  readonly text: string | undefined;
  readonly hash: string;
  /** Validated value; undefined for a deleted file. */
  readonly value: unknown;
  readonly changes: readonly FieldChange[];
}

interface ContentEditing {
  readonly files: readonly EditedContentFile[];
  readonly refused: readonly Refusal[];
  /** Refusals of new files that are not complete yet; they wait and keep nothing else back. */
  readonly unfinished: readonly Refusal[];
}

/** Applies drafts to content files without writing anything. */
export async function editContent(
  folder: string,
  changes: readonly FieldChange[],
): Promise<ContentEditing> {
  const files: EditedContentFile[] = [];
  const refused: Refusal[] = [];
  const unfinished: Refusal[] = [];
  for (const [file, fileChanges] of groupBy(changes, (change) => change.path)) {
    const original = await readFile(path.join(folder, file)).catch(() => undefined);
    const edited = editFile(file, original, fileChanges);
    if ("refused" in edited) {
      refused.push(...edited.refused);
    } else if ("unfinished" in edited) {
      unfinished.push(...edited.unfinished);
    } else {
      files.push({ ...edited, path: file, original, changes: fileChanges });
      if (edited.text === undefined) {
        files.push(...(await filesBeside(folder, file)));
      }
    }
  }
  return { files, refused, unfinished };
}

type FileEditing =
  | { readonly refused: readonly Refusal[] }
  | { readonly unfinished: readonly Refusal[] }
  | Pick<EditedContentFile, "text" | "hash" | "value">;

function editFile(
  file: string,
  original: Buffer | undefined,
  changes: readonly FieldChange[],
): FileEditing {
  const text = original?.toString("utf8");
  const raw: unknown = text === undefined ? undefined : parseContent(file, text);
  const refusals = changes.flatMap(({ field, old, value }) => {
    const current = fieldValue(raw, field);
    if (!isFieldOf(file, field) || (raw === undefined && field !== wholeField)) {
      return [{ path: file, field, problem: "gone" }];
    }
    return current === old || current === value
      ? []
      : [{ path: file, field, problem: "changed-outside" }];
  });
  if (refusals.length > 0) {
    return { refused: refusals };
  }
  const edited = applyFields(raw, changes);
  if (edited === undefined) {
    return { text: undefined, hash: "", value: undefined };
  }
  const problems = schemaProblems(file, edited).map(({ path: place, message }) =>
    contentRefusal(file, changes, parsePath(place), message),
  );
  if (problems.length > 0) {
    return text === undefined ? { unfinished: problems } : { refused: problems };
  }
  const written = text === undefined ? newFileText(file, edited) : changedText(file, text, edited);
  if (written === undefined) {
    return { refused: changes.map(({ field }) => ({ path: file, field, problem: "anchors" })) };
  }
  const value: unknown = isDrawing(file) ? edited : schemaOf(file)?.parse(edited);
  return { text: written, hash: sha256(Buffer.from(written)), value };
}

/**
 * Reports a problem at the changed field that holds it, or at the first one of the file; a place
 * inside the field stands before the words.
 */
export function contentRefusal(
  file: string,
  changes: readonly FieldChange[],
  place: readonly (string | number)[],
  problem: string,
): Refusal {
  const steps = place.map(String);
  const match = changes.find(({ field }) =>
    parsePath(field).every((step, index) => steps[index] === step),
  );
  const field = (match ?? changes[0])?.field ?? wholeField;
  const inside = match === undefined ? steps : steps.slice(parsePath(field).length);
  return {
    path: file,
    field,
    problem: inside.length === 0 ? problem : `${formatPath(inside)}: ${problem}`,
  };
}

/** Lists the files in the folder of a deleted guide, such as its drawings. */
async function filesBeside(folder: string, file: string): Promise<readonly EditedContentFile[]> {
  if (!manyFiles.guide.pattern.test(file)) {
    return [];
  }
  const inside = path.dirname(file);
  const names = await readdir(path.join(folder, inside));
  return Promise.all(
    names
      .filter((name) => name !== path.basename(file))
      .map(async (name) => ({
        path: path.join(inside, name),
        original: await readFile(path.join(folder, inside, name)),
        text: undefined,
        hash: "",
        value: undefined,
        changes: [],
      })),
  );
}

const parts: ReadonlyMap<string, keyof Content> = new Map([
  ...Object.entries(singleFiles).map(([part, file]) => [file, part as keyof Content] as const),
  [standardsFile, "standards"],
  [kitsFile, "kits"],
  [checkedFile, "checked"],
  [purposesFile, "purposes"],
  [spreadsheetWordsFile, "spreadsheetWords"],
]);

/** Returns the content with another value of a file. */
export function withFile(
  content: Content,
  { path: file, value }: Pick<EditedContentFile, "path" | "value">,
): Content {
  const guide = manyFiles.guide.pattern.exec(file)?.[1];
  const [, region, city] = manyFiles.city.pattern.exec(file) ?? [];
  const part = parts.get(file);
  if (part !== undefined) {
    return { ...content, [part]: value };
  }
  if (guide !== undefined) {
    return { ...content, guides: withEntry(content.guides, guide, value) };
  }
  if (city !== undefined) {
    const entry = value === undefined ? undefined : { ...(value as object), region };
    return { ...content, cities: withEntry(content.cities, city, entry) };
  }
  const drawing = isDrawing(file) ? readDrawing(file, value) : undefined;
  if (drawing?.ok === true) {
    const { svg } = drawing;
    return {
      ...content,
      ...(file === brandFiles.mark && { mark: svg }),
      drawings: withEntry(content.drawings, file, svg),
    };
  }
  const drawings = new Map(content.drawings);
  const media = new Map(content.media);
  drawings.delete(file);
  media.delete(file);
  return { ...content, drawings, media };
}

function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  key: string,
  value: unknown,
): ReadonlyMap<string, Value> {
  const result = new Map(entries);
  if (value === undefined) {
    result.delete(key);
  } else {
    // The schema of the file has validated it.
    result.set(key, value as Value);
  }
  return result;
}
