import { expect, test } from "vitest";
import { evidenceOf, evidenceOn, formatEvidence } from "#domain/catalogue/evidence.ts";
import { slimList } from "#domain/catalogue/make-slim-list.ts";
import { parseSlimList } from "#domain/catalogue/slim-list.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { catalogue } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const [product] = catalogue.products;
const certified: Product = {
  ...(product as Product),
  brand: { name: "Maxco", maker: "Maxco Industries", model: "MX-9" },
  certificate: { number: "2841-07", body: "Example Institute", validUntil: "2030-03-31" },
  saber: { number: "SB-1", validUntil: "2026-11-29" },
  documents: [{ address: "/documents/sheet.pdf", kind: "datasheet" }],
};

test("lists manufacturer, model, certificates and documents, and drops what has expired", () => {
  const { evidence } = wordsIn("en").product;
  const texts = evidenceOn("2026-11-30", evidenceOf(certified)).map((piece) =>
    formatEvidence(piece, evidence),
  );
  expect(texts).toEqual([
    "Manufacturer: Maxco Industries",
    "Model: MX-9",
    "Certificate 2841-07, Example Institute, valid until 2030-03-31",
    "Data sheet",
  ]);
  expect(evidenceOn("2026-11-29", evidenceOf(certified))).toHaveLength(5);
});

test("names certificates in Arabic, and keeps numbers in their direction", () => {
  const [, , certificate] = evidenceOf(certified);
  const text = certificate && formatEvidence(certificate, wordsIn("ar").product.evidence);
  expect(text).toContain("شهادة المطابقة \u20682841-07\u2069، ");
});

test("the demonstration's products have none", () => {
  expect(catalogue.products.flatMap(evidenceOf)).toEqual([]);
});

test("the list of products carries it to lines, and refuses what is no evidence", () => {
  const [listed] = slimList({ products: [certified] });
  expect(listed?.evidence).toHaveLength(5);
  const parsed = parseSlimList(JSON.parse(JSON.stringify([listed])));
  expect(parsed.get(certified.slug)?.evidence?.[1]).toEqual({ kind: "model", number: "MX-9" });
  expect(parseSlimList([{ ...listed, evidence: [{ kind: 1 }] }]).size).toBe(0);
  expect(parseSlimList([{ ...listed, evidence: "all" }]).size).toBe(0);
});
