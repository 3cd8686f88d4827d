import { describe, expect, test } from "vitest";
import { catalogue, content, longerGuides } from "#test/support/demonstration.ts";

const { guides } = catalogue;

function guideOf(slug: string) {
  const guide = catalogue.guide(slug);
  if (!guide) {
    throw new Error(`No guide ${slug}`);
  }
  return guide;
}

describe("the guides", () => {
  test("are eleven, including those of the footer", () => {
    expect(guides.map(({ slug }) => slug).toSorted()).toEqual([
      "electrical-arc-flash",
      "eye-protection",
      "fall-protection",
      "fire-safety",
      "hand-protection",
      "head-face-protection",
      "hearing-protection",
      "ppe",
      "protective-clothing",
      "respiratory-protection",
      "safety-shoes",
    ]);
    for (const slug of content.frame.guides) {
      expect(guideOf(slug).slug).toBe(slug);
    }
  });

  test("list product types, standards, choice, mistakes and related pages [S171 S172]", () => {
    for (const guide of guides) {
      for (const part of ["productTypes", "standards", "selection", "mistakes"] as const) {
        expect(guide[part].length).toBeGreaterThanOrEqual(3);
      }
      expect(guide.related.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("have a canonical link and two tables or guides where they are long [S174]", () => {
    for (const slug of longerGuides) {
      expect(guideOf(slug).canonical).toBe(true);
      expect(guideOf(slug).tables.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("each have a drawing that fits into a page", () => {
    for (const { slug, tables } of guides) {
      const drawings = tables.flatMap((part) => (part.kind === "drawing" ? [part.svg] : []));
      expect(drawings, slug).not.toEqual([]);
      for (const svg of drawings) {
        expect(Buffer.byteLength(svg), slug).toBeLessThan(4096);
      }
    }
  });

  test("show three products at least", () => {
    for (const { shows } of guides) {
      expect(catalogue.inSelection(shows).length).toBeGreaterThanOrEqual(3);
    }
  });

  test("give the arc flash categories: 4, 8, 25 and 40 cal/cm² [S175]", () => {
    const [table] = guideOf("electrical-arc-flash").tables;
    expect(table?.kind === "table" && table.rows).toEqual([
      ["PPE 1", "4"],
      ["PPE 2", "8"],
      ["PPE 3", "25"],
      ["PPE 4", "40"],
    ]);
    expect(JSON.stringify(table)).toContain("cal/cm²");
    expect(table?.note).toMatch(/limits/);
  });

  test("say when hearing protection is mandatory: from 85 dBA [S176]", () => {
    expect(JSON.stringify(guideOf("hearing-protection"))).toMatch(/85 dB\(?A\)?/);
    expect(JSON.stringify(guideOf("hearing-protection"))).toMatch(/mandatory|required|must/i);
  });

  test("say that NRR runs from 21 to 33 [S177]", () => {
    expect(JSON.stringify(guideOf("hearing-protection"))).toMatch(/NRR[^"]{0,60}21 (to|and|–) 33/);
  });

  test("describe standards of ANSI, EN, NFPA and ASTM with their editions [S178]", () => {
    const codes = guides.flatMap(({ standards }) => standards.map(({ code }) => code));
    for (const body of ["ANSI", "EN ", "NFPA", "ASTM", "IEC"]) {
      expect(codes.some((code) => code.startsWith(body))).toBe(true);
    }
  });
});
