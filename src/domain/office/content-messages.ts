import { z } from "zod";
import { languageQuery } from "#domain/office/catalogue-messages.ts";

/** Groups of the list of content, in its order. */
export const contentKinds = [
  "company",
  "pages",
  "guides",
  "cities",
  "law",
  "search",
  "lists",
  "other",
] as const;

export type ContentKind = (typeof contentKinds)[number];

const kindOfFile: Readonly<Record<string, ContentKind>> = {
  "company.yaml": "company",
  "claims.yaml": "company",
  "pages/privacy.yaml": "law",
  "pages/terms.yaml": "law",
  "pages/accessibility.yaml": "law",
  "trade-words.yaml": "search",
  "redirects.yaml": "search",
  "categories.yaml": "lists",
  "kits.yaml": "lists",
  "places/regions.yaml": "cities",
};

const kindOfFolder: Readonly<Record<string, ContentKind>> = {
  guides: "guides",
  places: "cities",
  pages: "pages",
  brand: "company",
};

/** Returns the group of a file in the list of content. */
export function contentKind(path: string): ContentKind {
  return kindOfFile[path] ?? kindOfFolder[path.split("/")[0] ?? ""] ?? "other";
}

/** Company, claims and law pages bind the owner, who alone changes them. */
export function rightFor(path: string): "edit" | "own" {
  const kind = contentKind(path);
  return kind === "company" || kind === "law" ? "own" : "edit";
}

const filePath = z.string().max(200);
/** JSON pointer without the first slash. */
const pointer = z.string().max(500);
/** A value as JSON; null where there is none. */
const jsonText = z.string().max(1_000_000).nullable();

export const contentAddress = languageQuery.extend({ path: filePath });

const contentRow = z.object({
  path: filePath,
  kind: z.enum(contentKinds),
  /** Name in the file, such as that of a city. */
  name: z.string().nullable(),
  missing: z.number().int(),
  drafts: z.number().int(),
  state: z.enum(["published", "new", "deleted", "unreadable"]),
  mayEdit: z.boolean(),
});

export type ContentRow = z.infer<typeof contentRow>;

/** A text of a file that holds the words of a search. */
const foundText = z.object({
  /** Field that is saved on its own, and the place of the text in the file. */
  field: pointer,
  place: pointer,
  text: z.string(),
});

export type FoundText = z.infer<typeof foundText>;

export const contentQuery = languageQuery.extend({ q: z.string().max(100).default("") });

export const contentList = z.object({
  files: z.array(contentRow.extend({ found: z.array(foundText) })),
});

export type ListedContent = z.infer<typeof contentList>["files"][number];

const entryName = z.object({ id: z.string(), name: z.string() });

const contentDraft = z.object({
  field: pointer,
  person: z.string().nullable(),
  changedAt: z.number().int(),
  refusal: z.string().nullable(),
  /** The file was changed outside the office meanwhile. */
  isOutside: z.boolean(),
});

/** A content file with its drafts. */
export const contentFile = contentRow.extend({
  /** The inputs, as `FormNode`. */
  form: z.unknown(),
  /** Values with the drafts. */
  value: z.unknown(),
  /** Values in the file. */
  file: z.unknown(),
  changes: z.array(contentDraft),
  /** Refusals of the schema, in the words of the check. */
  problems: z.array(z.object({ path: pointer, message: z.string() })),
  /** Texts without Arabic. */
  untranslated: z.array(pointer),
  /** Entries that references may name, by their kind. */
  names: z.record(z.string(), z.array(entryName)),
  /** Path of the public page; null for a file without a page of its own. */
  page: z.string().nullable(),
  /** Whole address of a published page that shows the file. */
  url: z.string().nullable(),
});

export type ContentFileView = z.infer<typeof contentFile>;

export const contentEdits = z.object({
  path: filePath,
  edits: z
    .array(z.object({ field: pointer, value: jsonText, base: jsonText }))
    .min(1)
    .max(100),
});

/** A field that somebody else changed to another value meanwhile. */
export const contentConflict = z.object({
  field: pointer,
  value: jsonText,
  stored: jsonText,
  /** Null for a change outside the office. */
  person: z.string().nullable(),
});

export type ContentConflict = z.infer<typeof contentConflict>;

export const newContent = z.object({
  kind: z.enum(["guide", "city"]),
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "not-an-id"),
  /** Region of a city. */
  region: z.string().max(80).default(""),
  en: z.string().trim().min(1).max(120),
  ar: z.string().trim().max(120).default(""),
});

export const createdContent = z.object({ path: filePath });

export const contentDeletion = z.object({
  path: filePath,
  /** Address that takes over the visitors of the deleted page; empty for none. */
  redirect: z
    .string()
    .max(200)
    .regex(/^(\/\S*)?$/, "not-an-address-of-the-site"),
});

export const contentField = z.object({ path: filePath, field: pointer });

export const contentUse = languageQuery.extend({
  target: z.string().max(40),
  id: z.string().max(200),
});

/** Files that name an entry, and how often. */
export const contentUses = z.object({
  uses: z.array(z.object({ path: filePath, name: z.string().nullable(), count: z.number().int() })),
});

export type ContentUse = z.infer<typeof contentUses>["uses"][number];
