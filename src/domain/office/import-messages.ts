import { z } from "zod";
import { languages } from "#domain/language.ts";

/** A cell as a spreadsheet shows it; null is an empty one. */
const cellValue = z.union([z.string(), z.number(), z.null()]);
const columnId = z.string().max(40);
const heading = z.string().max(300);
const rowNumber = z.number().int().min(1);

/** Longest sheet in bytes, as the reader of sheets has it. */
export const longestSheet = 20_000_000;

/** How the columns of a maker's list are read. */
export const importLayout = z.object({
  /** By heading, the id of its column; null leaves it out. */
  columns: z.record(heading, columnId.nullable()),
  /** By id of a column, the value for new products whose row has none. */
  defaults: z.record(columnId, z.string().max(2000)),
  /** By id of a column of choices, the id that a word of the maker means. */
  values: z.record(columnId, z.record(z.string().max(300), z.string().max(80))),
});

export type ImportLayout = z.infer<typeof importLayout>;

/** Makers whose lists were read before. */
export const makerList = z.object({ makers: z.array(z.string()) });

const choice = z.object({ id: z.string(), label: z.string() });

/** A column that a heading can mean. */
const importColumn = z.object({
  id: columnId,
  label: z.string(),
  /** A default for all new products makes sense. */
  hasDefault: z.boolean(),
  choices: z.array(choice).nullable(),
});

export type ImportColumn = z.infer<typeof importColumn>;

const sheetHeading = z.object({
  /** Text of the heading; a number follows the second one with the same text. */
  key: heading,
  letter: z.string(),
  /** The first cells below it. */
  samples: z.array(z.string()),
});

export type SheetHeading = z.infer<typeof sheetHeading>;

/** A list that was read, with a proposal how. */
export const readImport = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.number().int(),
  headerRow: rowNumber,
  headings: z.array(sheetHeading),
  /** The maker with whose layout all headings agree; empty for none. */
  maker: z.string(),
  layout: importLayout,
});

export type ReadImport = z.infer<typeof readImport>;

export const importAddress = z.object({ id: z.string().max(40) });
export const importQuery = z.object({
  language: z.enum(languages).default("en"),
  name: z.string().trim().min(1).max(200),
});
export const columnList = z.object({ columns: z.array(importColumn) });

export const previewOrder = z.object({
  maker: z.string().trim().max(80),
  headerRow: rowNumber,
  layout: importLayout,
  /** Ids of columns in which a short text replaces a long one. */
  replaces: z.array(columnId),
  /** Leaves out the rows whose code is not in the catalogue. */
  onlyKnown: z.boolean().default(false),
});

export type PreviewOrder = z.infer<typeof previewOrder>;

const importCause = z.object({
  kind: z.string(),
  column: columnId.nullable(),
  header: z.string().nullable(),
  rows: z.number().int(),
  /** The first rows, with the code and name of each. */
  products: z.array(z.object({ row: rowNumber, code: z.string(), name: z.string() })),
  examples: z.array(z.string()),
  message: z.string(),
});

export type ImportCause = z.infer<typeof importCause>;

const importChange = z.object({ field: columnId, old: cellValue, value: cellValue });

const previewLine = z.object({
  row: rowNumber,
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  isHidden: z.boolean(),
  changes: z.array(importChange),
});

export type PreviewLine = z.infer<typeof previewLine>;

const keptTexts = z.object({
  column: columnId,
  count: z.number().int(),
  example: z.object({ row: rowNumber, old: z.string(), new: z.string() }),
});

/** The effects of an import, before anything is saved. */
export const importPreview = z.object({
  counts: z.object({
    read: z.number().int(),
    created: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    wrong: z.number().int(),
    /** Rows with a code and nothing else, such as titles between the rows. */
    bare: z.number().int(),
    /** Rows whose code is not in the catalogue. */
    unknown: z.number().int(),
  }),
  causes: z.array(importCause),
  /** Problems of the catalogue that belong to no row. */
  general: z.array(z.string()),
  kept: z.array(keptTexts),
  /** New products that lack a value, by value. */
  holes: z.record(z.string(), z.number().int()),
  bareRows: z.array(rowNumber),
  /** Prices with more than two decimals, which are rounded. */
  rounded: z.number().int(),
  lines: z.array(previewLine),
});

export type ImportPreview = z.infer<typeof importPreview>;

/** Applies a preview without some of its rows. */
export const applyOrder = z.object({ without: z.array(rowNumber).max(20_000) });

export const applyAnswer = z.object({
  products: z.number().int(),
  fields: z.number().int(),
});

export const undoAnswer = z.object({
  undone: z.number().int(),
  /** Fields that somebody changed later, which stay. */
  later: z.number().int(),
  /** New products that are published already, which stay. */
  published: z.number().int(),
});

export type UndoAnswer = z.infer<typeof undoAnswer>;

export const importList = z.object({
  imports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      maker: z.string(),
      person: z.string().nullable(),
      at: z.number().int(),
      state: z.enum(["applied", "undone"]),
      products: z.number().int(),
      fields: z.number().int(),
      /** False where it is too long ago to be undone. */
      canUndo: z.boolean(),
    }),
  ),
});
