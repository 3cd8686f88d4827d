import { z } from "zod";
import { languages } from "#domain/language.ts";

/** A cell as a spreadsheet shows it; null is an empty one. */
const cellValue = z.union([z.string(), z.number(), z.null()]);
const fieldName = z.string().max(40);
const slug = z.string().max(80);

/** Columns that the grid edits in place, by their ids in the table of product fields. */
export const gridFields = [
  "price",
  "was",
  "availability",
  "lead-days",
  "stock",
  "minimum",
  "pack",
] as const;

export type GridField = (typeof gridFields)[number];

export const languageQuery = z.object({ language: z.enum(languages).default("en") });

const gridRow = z.object({
  slug,
  code: z.string(),
  name: z.string(),
  /** Name in the other language, where it has one. */
  otherName: z.string().nullable(),
  category: z.string(),
  status: z.string(),
  /** A text of it, with its drafts, has no Arabic. */
  lacksArabic: z.boolean(),
  unit: z.string(),
  /** Values in the file, by field. */
  cells: z.record(fieldName, cellValue),
});

export type GridRow = z.infer<typeof gridRow>;

export const productGrid = z.object({
  /** Labels of the columns, by field. */
  labels: z.record(fieldName, z.string()),
  rows: z.array(gridRow),
  /** Products whose file cannot be read. */
  unreadable: z.array(slug),
});

export const productSearch = languageQuery.extend({ q: z.string().max(200) });
export const matchingProducts = z.object({ slugs: z.array(slug) });

const draftField = z.object({
  slug,
  field: fieldName,
  /** Value in the file when the draft was based on it. */
  old: cellValue,
  value: cellValue,
  /** Value in the file now; another one than `old` was changed outside the office. */
  file: cellValue,
  person: z.string().nullable(),
  changedAt: z.number().int(),
  asked: z.boolean(),
  /** Reason in the words of the rule, or a key of the words of the screen. */
  refusal: z.string().nullable(),
});

export type DraftField = z.infer<typeof draftField>;

const lastPublish = z.object({
  at: z.number().int(),
  kind: z.enum(["published", "refused", "failed"]),
  release: z.number().int().nullable(),
  /** Problems of files without drafts. */
  general: z.array(z.string()),
});

/** Drafts, and what is being published. */
export const catalogueState = z.object({
  drafts: z.array(draftField),
  phase: z.enum(["idle", "waiting", "running", "held"]),
  last: lastPublish.nullable(),
});

export type CatalogueState = z.infer<typeof catalogueState>;

/** Tells if a publish runs, or starts by itself after the last edit. */
export function isPublishing(phase: CatalogueState["phase"] | undefined): boolean {
  return phase === "waiting" || phase === "running";
}

/** Most cells that one request changes. */
export const mostEdits = 20_000;

const cellEdit = z.object({
  slug,
  field: fieldName,
  /** Text as it was typed; empty clears the cell. */
  text: z.string().max(20_000),
  /** Value that the person saw in the cell. */
  base: cellValue,
  /** Value in the file that the person's screen knew. */
  file: cellValue,
});

export type CellEdit = z.infer<typeof cellEdit>;

export const cellEdits = z.object({ edits: z.array(cellEdit).min(1).max(mostEdits) });

/** Answer of a save; a cell that cannot be read is refused, and the others are saved. */
export const savedEdits = z.object({
  refused: z.array(z.object({ slug, field: fieldName, text: z.string(), problem: z.string() })),
  state: catalogueState,
});

export type SavedEdits = z.infer<typeof savedEdits>;

/** A cell that somebody else changed to another value meanwhile. */
export const cellConflict = z.object({
  slug,
  field: fieldName,
  text: z.string(),
  /** Value that the cell has now. */
  stored: cellValue,
  /** Value that the file has now. */
  file: cellValue,
  /** Null for a change outside the office. */
  person: z.string().nullable(),
});

export type CellConflict = z.infer<typeof cellConflict>;

/** A draft with the words that a person reads. */
const listedChange = draftField.extend({
  name: z.string(),
  label: z.string(),
  /** True for a field of a product that has no file yet. */
  isNew: z.boolean(),
});

/** A draft of a content file that is no product; values are JSON. */
const contentChange = z.object({
  path: z.string(),
  /** JSON pointer without the first slash; empty for a whole file. */
  field: z.string(),
  /** Name in the file, such as that of a city. */
  name: z.string().nullable(),
  old: z.string().nullable(),
  value: z.string().nullable(),
  person: z.string().nullable(),
  changedAt: z.number().int(),
  refusal: z.string().nullable(),
  /** The file was changed outside the office meanwhile. */
  isOutside: z.boolean(),
});

export type ContentChange = z.infer<typeof contentChange>;

export const changeList = z.object({
  changes: z.array(listedChange),
  content: z.array(contentChange),
});

export type ListedChange = z.infer<typeof listedChange>;

export const draftKeys = z.object({
  drafts: z
    .array(z.object({ slug, field: fieldName }))
    .min(1)
    .max(mostEdits),
});

export const publishNote = z.object({ note: z.string().trim().max(200).default("") });

/** Result of a publish that was asked for. */
export const publishAnswer = lastPublish.extend({
  /** Drafts that were kept back; `slug` is the path of a file that is no product. */
  refused: z.array(z.object({ slug: z.string(), field: z.string(), problem: z.string() })),
});

export type PublishAnswer = z.infer<typeof publishAnswer>;

export const releaseList = z.object({
  releases: z.array(
    z.object({
      number: z.number().int(),
      /** ISO 8601. */
      madeAt: z.string(),
      products: z.number().int(),
      /** The persons of its changes, and what the one who published it wrote. */
      note: z.string(),
      current: z.boolean(),
    }),
  ),
});

export type ListedRelease = z.infer<typeof releaseList>["releases"][number];

export const releaseChanges = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      slug: slug.nullable(),
      /** Null for a file that has no name of its own. */
      name: z.string().nullable(),
      kind: z.enum(["added", "removed", "changed"]),
      cells: z.array(z.object({ label: z.string(), old: z.string(), new: z.string() })),
    }),
  ),
  /** Number of changed files, of which `files` may hold the first. */
  total: z.number().int(),
});

export const releaseNumber = z.object({ number: z.coerce.number().int().min(1) });

/** Products to restore; all files where it is empty. */
export const restoreOrder = z.object({ slugs: z.array(slug).max(1000) });

export const restoreAnswer = z.object({
  written: z.number().int(),
  removed: z.number().int(),
  /** Files that were edited and never published, so they stay as they are. */
  edited: z.array(z.string()),
  publish: publishAnswer,
});

export type RestoreAnswer = z.infer<typeof restoreAnswer>;

const choice = z.object({ id: z.string(), label: z.string() });

/** An input of the form of a product; it edits one column of the product fields. */
const formInput = z.object({
  field: fieldName,
  label: z.string(),
  /** Language of the text; null for a value that is the same in every language. */
  language: z.enum(languages).nullable(),
  /** The last two are chosen by the names of products. */
  kind: z.enum(["line", "text", "choice", "product", "products"]),
  choices: z.array(choice),
});

export type FormInput = z.infer<typeof formInput>;

/** A key of product.yaml with its explanation. */
const formGroup = z.object({ key: z.string(), about: z.string(), inputs: z.array(formInput) });

export type FormGroup = z.infer<typeof formGroup>;

export const productForm = z.object({
  slug,
  name: z.string(),
  groups: z.array(formGroup),
  /** Values in the file, by field. */
  cells: z.record(fieldName, cellValue),
});

export type ProductForm = z.infer<typeof productForm>;

export const productAddress = z.object({ slug });
