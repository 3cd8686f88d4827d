import { z } from "zod";
import { id, text, textByLanguage } from "#content/text.ts";
import { figures, table as shownTable } from "#content/schema/guide.ts";
import { numberPattern } from "#content/standards/quantities.ts";

const line = z.string({ error: "expected a text" }).trim().min(1, "is empty");

/** Evidence: A for an official text, B for trade sources, C for a statement without a source. */
const mark = z.enum(["A", "B", "C"], { error: "expected a mark: A, B or C" });

/** Evidence for a fact. A row without marks inherits those of its table or section. */
const evidence = {
  marks: z.array(mark).min(1, "names no mark").optional(),
  /** Number of sources, if more than one. */
  seenIn: z.int().min(2).optional(),
  /** Assigns the marks to parts of the statement. */
  markNote: line.optional(),
  source: line.optional(),
  /** Numbers with mark C in a row of mixed marks; they must not be printed. */
  uncertain: z
    .array(
      z.string({ error: "expected a number in quotes" }).regex(/^[−-]?[\d.,]+$/, "is no number"),
    )
    .optional(),
};

interface Evidence {
  readonly marks?: readonly Mark[] | undefined;
  readonly uncertain?: readonly string[] | undefined;
}

function uncertainProblems(
  { marks, uncertain = [] }: Evidence,
  statement: string,
): readonly string[] {
  return [
    ...uncertain
      .filter((number) => !numberPattern(number).test(statement))
      .map((number) => `names ${number} as uncertain, but does not hold it`),
    ...(uncertain.length > 0 && !marks?.includes("C")
      ? ["names uncertain numbers, but has no mark C of its own"]
      : []),
  ];
}

const row = z
  .strictObject({ standard: line, fact: line, figure: line.optional(), ...evidence })
  .superRefine((value, context) => {
    for (const message of uncertainProblems(value, `${value.fact} | ${value.figure ?? ""}`)) {
      context.addIssue({ code: "custom", message });
    }
  });

const tableRow = z
  .strictObject({ cells: z.array(line), ...evidence })
  .superRefine((value, context) => {
    for (const message of uncertainProblems(value, value.cells.join(" | "))) {
      context.addIssue({ code: "custom", message });
    }
  });

const table = z
  .strictObject({
    caption: line.optional(),
    columns: z.array(line).min(2),
    ...evidence,
    rows: z.array(tableRow).min(1),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length !== columns.length) {
        const message = `has ${cells.length} cells under ${columns.length} columns`;
        context.addIssue({ code: "custom", path: ["rows", index, "cells"], message });
      }
    }
  });

const pattern = line.refine((source) => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}, "is no pattern");

/** A fact that several pages state, with the only values that they may state. */
const repeated = z.strictObject({
  id,
  /** Pattern of the English sentences that state the fact. */
  about: pattern,
  values: z.array(line).min(1, "names no value"),
  /** True if a product's sentence states all values. */
  together: z.boolean().default(false),
  mark: z.enum(["A", "B"], { error: "expected a mark that may be printed: A or B" }),
  source: line,
  seen: z.iso.date(),
});

const note = z
  .strictObject({ title: line.optional(), text: line, ...evidence })
  .superRefine((value, context) => {
    for (const message of uncertainProblems(value, value.text)) {
      context.addIssue({ code: "custom", message });
    }
  });

const section = z
  .strictObject({
    number: z
      .string({ error: "expected a section number; write it in quotes" })
      .regex(/^\d+(\.\d+)?$/, 'is no section number, such as "4" or "4.1"'),
    title: line,
    ...evidence,
    tables: z.array(table).default([]),
    rows: z.array(row).default([]),
    notes: z.array(note).default([]),
    /** Frequent mistakes. Figures are never printed from them. */
    traps: z.array(line).default([]),
  })
  .superRefine(({ marks, rows }, context) => {
    for (const [index, entry] of rows.entries()) {
      if (marks === undefined && entry.marks === undefined) {
        const message = "has no mark, and its section has none";
        context.addIssue({ code: "custom", path: ["rows", index], message });
      }
    }
  });

/** A standard in all its editions, as its page explains it. */
const standard = z.strictObject({
  /** Last part of its address: /standards/en-388. */
  id,
  /** Number without an edition, such as "EN 388". */
  name: text,
  /** Id of its group. */
  group: id,
  /** Short subject: "Gloves against mechanical risks". */
  subject: text,
  /** Meaning for a buyer. */
  meaning: text,
  /** Explanation of its marks and their limits. */
  reading: z.array(text).default([]),
  tables: z.array(shownTable).default([]),
  figures,
});

/** Texts of the page of all standards. */
const page = z.strictObject({
  title: text,
  description: text,
  keywords: z.array(text).default([]),
  heading: text,
  intro: text,
});

const edition = z
  .strictObject({
    id: line,
    /** Id of its standard. */
    standard: id,
    /** Exactly as cited, such as "EN 397:2012+A1:2012". */
    name: line,
    status: z.enum(["current", "amended", "superseded", "check"]),
    /** Replacement: an id of this list, or a name. */
    supersededBy: line.optional(),
    amendedBy: line.optional(),
    mark,
    /** Source of the status. */
    seen: line.optional(),
    /** Month of the last check. */
    date: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is no month, such as 2026-11"),
    about: textByLanguage,
    note: line.optional(),
  })
  .superRefine(
    ({ id: editionIdentifier, name, status, mark: sure, supersededBy, amendedBy }, context) => {
      const problem = (key: string, message: string) =>
        context.addIssue({ code: "custom", path: [key], message });
      if (status === "current" && sure === "C") {
        problem("status", "current needs a mark A or B; write check");
      }
      if (editionIdentifier !== toEditionId(name)) {
        problem("id", `is not made of the name: expected ${toEditionId(name)}`);
      }
      if ((status === "superseded") !== (supersededBy !== undefined)) {
        problem("status", "superseded and supersededBy go together");
      }
      if ((status === "amended") !== (amendedBy !== undefined)) {
        problem("status", "amended and amendedBy go together");
      }
    },
  );

const duplicateIndexes = (values: readonly string[]) =>
  values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [index]));

/** Schema of content/standards.yaml. */
export const standardsSchema = z
  .strictObject({
    page,
    /** Groups of the page of all standards, in order. */
    groups: z.array(z.strictObject({ id, name: text })),
    standards: z.array(standard),
    /** Every edition that a product or page cites, and its predecessors and successors. */
    editions: z.array(edition),
    facts: z.strictObject({
      made: z.iso.date(),
      basis: line,
      marks: z.array(z.strictObject({ mark, meaning: line, rule: line })),
      rules: z.array(line),
      repeated: z.array(repeated).default([]),
      sections: z.array(section),
    }),
  })
  .superRefine(({ groups, standards, editions, facts }, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const ids = editions.map((item) => item.id);
    for (const [key, listed] of Object.entries({ groups, standards, editions })) {
      for (const index of duplicateIndexes(listed.map((item) => item.id))) {
        problem([key, index, "id"], "is listed twice");
      }
    }
    for (const [index, { id: standardId, group }] of standards.entries()) {
      if (!groups.some((item) => item.id === group)) {
        problem(["standards", index, "group"], "is the id of no group");
      }
      if (!editions.some((item) => item.standard === standardId)) {
        problem(["standards", index, "id"], "has no edition");
      }
    }
    for (const [index, edited] of editions.entries()) {
      if (!standards.some((item) => item.id === edited.standard)) {
        problem(["editions", index, "standard"], "is the id of no standard; describe it there");
      }
    }
    for (const [index, { supersededBy = "" }] of editions.entries()) {
      if (/^[a-z0-9-]+$/.test(supersededBy) && !ids.includes(supersededBy)) {
        const message = "is the id of no edition; write its name, such as EN 397:2025";
        problem(["editions", index, "supersededBy"], message);
      }
    }
    for (const index of duplicateIndexes(facts.sections.map(({ number }) => number))) {
      problem(["facts", "sections", index, "number"], "is the number of another section too");
    }
  });

export type Mark = z.infer<typeof mark>;
export type Standards = z.infer<typeof standardsSchema>;
export type Edition = Standards["editions"][number];
export type Section = Standards["facts"]["sections"][number];

/** Derives the id of an edition from its name: en-397-2012-a1-2012. */
function toEditionId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
