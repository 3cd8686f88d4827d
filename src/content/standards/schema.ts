import { z } from "zod";
import { id, text, textByLanguage } from "#content/text.ts";
import { figures, table as shownTable } from "#content/schema/guide.ts";
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

function uncertainProblems({ marks, uncertain = [] }: Evidence, said: string): readonly string[] {
  return [
    ...uncertain
      .filter((number) => !holdsNumber(said, number))
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

/** A standard in all its editions, as its page explains it to a buyer. */
const standard = z.strictObject({
  /** The last part of its address: /standards/en-388. */
  id,
  /** Its number without an edition, such as "EN 388". */
  name: text,
  /** The id of the group that it stands in. */
  group: id,
  /** What it is about, in a few words: "Gloves against mechanical risks". */
  subject: text,
  /** What it means for a buyer. */
  meaning: text,
  /** How its marks are read, and what they do not say. */
  reading: z.array(text).default([]),
  tables: z.array(shownTable).default([]),
  figures,
});

/** What stands on the page of all standards. */
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
    /** The id of the standard that it is an edition of. */
    standard: id,
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
  .superRefine(({ id: given, name, status, mark: sure, supersededBy, amendedBy }, context) => {
    const problem = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (status === "current" && sure === "C") {
      problem("status", "current needs a mark A or B; write check");
    }
    if (given !== editionId(name)) {
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
    page,
    /** The parts of the page of all standards, in its order. */
    groups: z.array(z.strictObject({ id, name: text })),
    standards: z.array(standard),
    /** Every edition that a product or a page cites, and those that they replaced or were replaced by. */
    editions: z.array(edition),
    facts: z.strictObject({
      made: z.iso.date(),
      basis: line,
      marks: z.array(z.strictObject({ mark, meaning: line, rule: line })),
      rules: z.array(line),
      sections: z.array(section),
    }),
  })
  .superRefine(({ groups, standards, editions, facts }, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const ids = editions.map((one) => one.id);
    for (const [key, listed] of Object.entries({ groups, standards, editions })) {
      for (const index of repeated(listed.map((one) => one.id))) {
        problem([key, index, "id"], "is listed twice");
      }
    }
    for (const [index, { id: own, group }] of standards.entries()) {
      if (!groups.some((one) => one.id === group)) {
        problem(["standards", index, "group"], "is the id of no group");
      }
      if (!editions.some((one) => one.standard === own)) {
        problem(["standards", index, "id"], "has no edition");
      }
    }
    for (const [index, edited] of editions.entries()) {
      if (!standards.some((one) => one.id === edited.standard)) {
        problem(["editions", index, "standard"], "is the id of no standard; describe it there");
      }
    }
    for (const [index, { supersededBy = "" }] of editions.entries()) {
      if (/^[a-z0-9-]+$/.test(supersededBy) && !ids.includes(supersededBy)) {
        const message = "is the id of no edition; write its name, such as EN 397:2025";
        problem(["editions", index, "supersededBy"], message);
      }
    }
    for (const index of repeated(facts.sections.map(({ number }) => number))) {
      problem(["facts", "sections", index, "number"], "is the number of another section too");
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
