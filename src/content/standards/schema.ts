import { z } from "zod";
import { textByLanguage } from "#content/text.ts";
import { holdsNumber } from "#content/standards/quantities.ts";

const line = z.string({ error: "expected a text" }).trim().min(1, "is empty");

/** How sure a statement is: A official text, B trade sources, C not seen in a source. */
const mark = z.enum(["A", "B", "C"], { error: "expected a mark: A, B or C" });

/** What a fact stands on. Where a row has no marks, those of its table or section hold. */
const evidence = {
  marks: z.array(mark).min(1, "names no mark").optional(),
  /** In how many sources it was seen, where more than one. */
  seenIn: z.int().min(2).optional(),
  /** What the marks say of which part. */
  markNote: line.optional(),
  source: line.optional(),
  /** Numbers that a row of mixed marks holds as C; they may not be printed from it. */
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

function uncertainProblems({ marks, uncertain = [] }: Evidence, text: string): readonly string[] {
  return [
    ...uncertain
      .filter((number) => !holdsNumber(text, number))
      .map((number) => `names ${number} as uncertain, but does not hold it`),
    ...(uncertain.length > 0 && !marks?.includes("C")
      ? ["names uncertain numbers, but has no mark C of its own"]
      : []),
  ];
}

const row = z
  .strictObject({ standard: line, fact: line, figure: line.optional(), ...evidence })
  .superRefine((one, context) => {
    for (const message of uncertainProblems(one, `${one.fact} | ${one.figure ?? ""}`)) {
      context.addIssue({ code: "custom", message });
    }
  });

const tableRow = z
  .strictObject({ cells: z.array(line), ...evidence })
  .superRefine((one, context) => {
    for (const message of uncertainProblems(one, one.cells.join(" | "))) {
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

const note = z
  .strictObject({ title: line.optional(), text: line, ...evidence })
  .superRefine((one, context) => {
    for (const message of uncertainProblems(one, one.text)) {
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
    /** Mistakes that are often made. No figure is printed from them. */
    traps: z.array(line).default([]),
  })
  .superRefine(({ marks, rows }, context) => {
    for (const [index, one] of rows.entries()) {
      if (marks === undefined && one.marks === undefined) {
        const message = "has no mark, and its section has none";
        context.addIssue({ code: "custom", path: ["rows", index], message });
      }
    }
  });

const edition = z
  .strictObject({
    id: line,
    /** Exactly as it is cited, such as "EN 397:2012+A1:2012". */
    name: line,
    status: z.enum(["current", "amended", "superseded", "check"]),
    /** The edition that replaced it: an id of this list, or a name. */
    supersededBy: line.optional(),
    amendedBy: line.optional(),
    mark,
    /** Where the status was seen. */
    seen: line.optional(),
    /** The month in which it was looked up. */
    date: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is no month, such as 2026-11"),
    about: textByLanguage,
    note: line.optional(),
  })
  .superRefine(({ id, name, status, supersededBy, amendedBy }, context) => {
    const problem = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (id !== editionId(name)) {
      problem("id", `is not made of the name: expected ${editionId(name)}`);
    }
    if ((status === "superseded") !== (supersededBy !== undefined)) {
      problem("status", "superseded and supersededBy go together");
    }
    if ((status === "amended") !== (amendedBy !== undefined)) {
      problem("status", "amended and amendedBy go together");
    }
  });

const repeated = (values: readonly string[]) =>
  values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [index]));

/** The file content/standards.yaml. */
export const standardsSchema = z
  .strictObject({
    /** Every edition that a product or a page cites. */
    editions: z.array(edition),
    facts: z.strictObject({
      made: z.iso.date(),
      basis: line,
      marks: z.array(z.strictObject({ mark, meaning: line, rule: line })),
      rules: z.array(line),
      sections: z.array(section),
    }),
  })
  .superRefine(({ editions, facts }, context) => {
    const ids = editions.map(({ id }) => id);
    for (const index of repeated(ids)) {
      const message = "is listed twice";
      context.addIssue({ code: "custom", path: ["editions", index, "id"], message });
    }
    for (const [index, { supersededBy = "" }] of editions.entries()) {
      if (/^[a-z0-9-]+$/.test(supersededBy) && !ids.includes(supersededBy)) {
        const path = ["editions", index, "supersededBy"];
        const message = "is the id of no edition; write its name, such as EN 397:2025";
        context.addIssue({ code: "custom", path, message });
      }
    }
    for (const index of repeated(facts.sections.map(({ number }) => number))) {
      const path = ["facts", "sections", index, "number"];
      context.addIssue({ code: "custom", path, message: "is the number of another section too" });
    }
  });

export type Mark = z.infer<typeof mark>;
export type Standards = z.infer<typeof standardsSchema>;
export type Edition = Standards["editions"][number];
export type Section = Standards["facts"]["sections"][number];

/** The id of an edition, made of its name: en-397-2012-a1-2012. */
function editionId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
