import { clothingMarks } from "#domain/marks/clothing.ts";
import { extinguisherMarks } from "#domain/marks/extinguishers.ts";
import { fallMarks } from "#domain/marks/falls.ts";
import { footwearMarks } from "#domain/marks/footwear.ts";
import { gloveMarks } from "#domain/marks/gloves.ts";
import { headMarks } from "#domain/marks/heads.ts";
import type { MarkFamily, MarkSign, Saying } from "#domain/marks/mark.ts";
import { respiratorMarks } from "#domain/marks/respirators.ts";
import { voltageMarks } from "#domain/marks/voltages.ts";
import { westernDigits } from "#domain/western-digits.ts";

/** Families of marks by the kind of product that carries them. */
const families = {
  gloves: [...gloveMarks, ...voltageMarks.filter(({ standards }) => standards[0] === "IEC 60903")],
  footwear: [
    ...footwearMarks,
    ...voltageMarks.filter(({ standards }) => standards[0] === "EN 50321-1"),
  ],
  masks: respiratorMarks,
  head: headMarks,
  clothing: clothingMarks,
  extinguishers: extinguisherMarks,
  falls: fallMarks,
} as const satisfies Readonly<Record<string, readonly MarkFamily[]>>;

export type MarkKind = keyof typeof families;
export const markKinds = Object.keys(families) as MarkKind[];

/** A mark under the standard that explains it. */
interface MarkReading {
  /** Standards that share the mark, such as EN 352-1 and EN 352-2. */
  readonly standards: readonly string[];
  readonly signs: readonly MarkSign[];
  /** Properties that marks of this standard can state and this one does not. */
  readonly missing: readonly Saying[];
}

/** One mark of the label, with every standard that has such a mark. */
export interface ReadMark {
  readonly mark: string;
  readonly readings: readonly MarkReading[];
}

export interface LabelReading {
  readonly kind: "answer";
  readonly marks: readonly ReadMark[];
  /** Parts that no standard of the kind has. */
  readonly unread: readonly string[];
}

export type MarkRefusal = "no-mark" | "unread";

export interface UnreadLabel {
  readonly kind: "refused";
  readonly reason: MarkRefusal;
}

/** Properties that are worth a question where a mark leaves them out. */
const optional: Readonly<Record<string, readonly Saying[]>> = {
  "EN 388": ["impact"],
  "EN 149": ["dolomite"],
  "EN 14387": ["particles"],
  "EN ISO 20345": ["perforation", "slip-glycerine", "upper-water", "whole-water", "fuel-oil"],
  "EN ISO 20347": ["perforation", "slip-glycerine", "upper-water", "whole-water", "fuel-oil"],
  "EN ISO 11612": [
    "flame-surface",
    "flame-edge",
    "convective-heat",
    "radiant-heat",
    "molten-aluminium",
    "molten-iron",
    "contact-heat-250",
  ],
  "EN 3-7": ["fire-solids", "fire-liquids", "fire-gases", "fire-metals", "fire-oil"],
};

const isOld = ({ about }: MarkSign) => about.startsWith("old-");

function missingIn(standard: string, signs: readonly MarkSign[]): readonly Saying[] {
  const stated = signs.flatMap(({ about, details }) => [about, ...details]);
  const isStated = (property: Saying) =>
    stated.some((saying) =>
      property === "perforation" ? saying.startsWith("perforation") : saying === property,
    ) ||
    (property === "upper-water" && stated.includes("whole-water"));
  return signs.some(isOld)
    ? []
    : (optional[standard] ?? []).filter((property) => !isStated(property));
}

/** Splits "EN 388:2016+A1:2018 4X43D" into the standard's family and the mark. */
function splitStandard(piece: string, candidates: readonly MarkFamily[]) {
  for (const family of candidates) {
    for (const standard of family.standards) {
      const suffix = piece.startsWith(standard) ? piece.slice(standard.length) : "";
      const [, mark] = /^(?:[:-]\d{4}(?:\+A\d+:\d{4})*)?:? (\S.*)$/.exec(suffix) ?? [];
      if (mark !== undefined) {
        const sharing = candidates.filter(({ standards }) => standards.includes(standard));
        return { mark, candidates: sharing };
      }
    }
  }
  return { mark: piece, candidates };
}

function readPiece(piece: string, kind: MarkKind | undefined): ReadMark {
  const ofKind: readonly MarkFamily[] =
    kind === undefined ? Object.values(families).flat() : families[kind];
  const { mark, candidates } = splitStandard(piece, ofKind);
  const readings = candidates.flatMap(({ standards, read }) => {
    const signs = read(mark);
    const [standard = ""] = standards;
    return signs === undefined ? [] : [{ standards, signs, missing: missingIn(standard, signs) }];
  });
  return { mark, readings };
}

/** Writes what an Arabic keyboard or a copied page holds in the characters that labels print. */
const asPrinted = (label: string) =>
  westernDigits(label.normalize("NFKC"))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("\u060C", ", ")
    .replaceAll("\u061B", ";");

/**
 * Reads the marks of a label with the decoder of product pages. It ranks no products, converts between no
 * systems, and says nothing about a real product: its label and certificate do.
 */
export function readLabel(label: string, kind?: MarkKind): LabelReading | UnreadLabel {
  const pieces = asPrinted(label)
    .split(/[;\n]|,\s+/)
    .map((piece) => piece.trim().replaceAll(/\s+/g, " "))
    .filter((piece) => piece !== "");
  if (pieces.length === 0) {
    return { kind: "refused", reason: "no-mark" };
  }
  const read = pieces.map((piece) => readPiece(piece, kind));
  const marks = read.filter(({ readings }) => readings.length > 0);
  const unread = read.filter(({ readings }) => readings.length === 0).map(({ mark }) => mark);
  return marks.length === 0
    ? { kind: "refused", reason: "unread" }
    : { kind: "answer", marks, unread };
}
