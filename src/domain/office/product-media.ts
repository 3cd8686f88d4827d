import { z } from "zod";
import type { CellValue } from "#domain/office/draft.ts";

const file = z
  .string()
  .max(120)
  .regex(/^[^/\\]+$/);

/** A photograph of a product; a draft may lack the alternative text. */
const listedPicture = z.object({
  file,
  alt: z.object({ en: z.string().max(500), ar: z.string().max(500).optional() }),
  colour: z.string().max(80).optional(),
});

export type ListedPicture = z.infer<typeof listedPicture>;

export const documentKinds = [
  "certificate",
  "declaration",
  "datasheet",
  "instructions",
  "report",
] as const;

const listedDocument = z.object({
  file,
  kind: z.enum(documentKinds),
  number: z.string().max(120).optional(),
  issuer: z.string().max(120).optional(),
  issued: z.string().max(10).optional(),
  validUntil: z.string().max(10).optional(),
  public: z.boolean(),
});

export type ListedDocument = z.infer<typeof listedDocument>;

const pictureList = z.array(listedPicture);
const documentList = z.array(listedDocument);

/** Fields that hold lists of files, as JSON in one cell. */
const mediaFields: ReadonlySet<string> = new Set(["pictures", "documents"]);

/** Tells if a field holds a list of files. */
export function isMediaField(field: string): boolean {
  return mediaFields.has(field);
}

/** Parses the cell of a product's photographs; undefined where it is none. */
export function parsePictures(value: CellValue): readonly ListedPicture[] | undefined {
  return parseList(pictureList, value);
}

/** Parses the cell of a product's documents; undefined where it is none. */
export function parseDocuments(value: CellValue): readonly ListedDocument[] | undefined {
  return parseList(documentList, value);
}

function parseList<Entry>(
  schema: z.ZodType<Entry[]>,
  value: CellValue,
): readonly Entry[] | undefined {
  if (value === null || value === "") {
    return [];
  }
  try {
    return schema.safeParse(JSON.parse(String(value))).data;
  } catch {
    return undefined;
  }
}

/** Formats a list of files as a cell; empty without files. */
export function formatMedia(list: readonly (ListedPicture | ListedDocument)[]): string {
  return list.length === 0 ? "" : JSON.stringify(list.map(inOrder));
}

/** Gives every entry the same order of keys, and leaves out what is empty. */
function inOrder(entry: ListedPicture | ListedDocument) {
  if ("alt" in entry) {
    const { alt, colour } = entry;
    return { file: entry.file, alt: { en: alt.en, ar: alt.ar || undefined }, colour };
  }
  const { number, issuer, issued, validUntil } = entry;
  return {
    file: entry.file,
    kind: entry.kind,
    number: number || undefined,
    issuer: issuer || undefined,
    issued: issued || undefined,
    validUntil: validUntil || undefined,
    public: entry.public,
  };
}

/** Names the files of a cell; none for other fields. */
export function filesIn(field: string, value: CellValue): readonly string[] {
  const list = field === "pictures" ? parsePictures(value) : parseDocuments(value);
  return isMediaField(field) ? (list ?? []).map((entry) => entry.file) : [];
}

/** Kinds of uploads of a product. */
export const uploadKinds = ["picture", "document"] as const;

export const upload = z.object({
  kind: z.enum(uploadKinds),
  /** Name of the file on the device. */
  name: z.string().max(200),
});

export const uploadedFile = z.object({ file: z.string() });

/** A file of an upload, as the publisher finds it on the disk. */
export interface StagedFile {
  /** Path in the content folder. */
  readonly path: string;
  /** Path of a copy outside the content folder. */
  readonly source: string;
  readonly hash: string;
  readonly bytes: number;
}
