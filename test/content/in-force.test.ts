import { expect, test } from "vitest";
import { listExpiryNotes } from "#content/expiry-notes.ts";
import { selectCurrentContent } from "#content/current-content.ts";
import { buildCatalogue } from "#content/catalogue.ts";
import { isClaimOn } from "#content/localization.ts";
import type { Content } from "#content/content.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { createSite } from "#site/render.tsx";
import { structuredDataOf, textOf } from "#test/content/rendered.ts";
import {
  lines,
  productFrom,
  refusals,
  sampleSlug,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { addresses, company, content, site } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);
const brand = { name: "Examplebrand", model: "X-1" };
const certificate = {
  number: "2841-07",
  body: "Example Institute 0000",
  issued: "2025-04-01",
  validUntil: "2027-03-31",
};
const saber = { number: "PC-77", validUntil: "2027-01-15" };
const certified = (change: Partial<ProductFile> = {}) =>
  withProduct({ ...sample, brand, certificate, saber, ...change });

async function pageOn(day: string, published: Content): Promise<string> {
  const data = buildCatalogue(
    "en",
    selectCurrentContent(published, { day, live: false }),
    company,
    {
      stem: () => undefined,
      document: (file) => `/documents/${file}`,
    },
  );
  const builtSite = createSite({ ...site, catalogues: [data] });
  return (await builtSite.render({ address: addresses.product(sampleSlug) })).html;
}

const ordered =
  "No certificate or document is listed for this product. It is ordered to these standards; the certificate of the supplied model comes with the quotation.";

test("the page of a product without a certificate says that it is ordered to the standards", async () => {
  const page = textOf(await pageOn("2026-11-22", content));
  expect(page).toContain(ordered);
  expect(page).toContain("Certifications and Standards");
});

test("shows a certificate and its SABER registration with their expiry, also to search engines", async () => {
  const html = await pageOn("2027-01-15", certified());
  const page = textOf(html);
  expect(page).toContain(
    "Certificate 2841-07, Example Institute 0000, issued 2025-04-01, valid until 2027-03-31",
  );
  expect(page).toContain("SABER certificate PC-77, valid until 2027-01-15");
  expect(page).toContain("Examplebrand");
  expect(page).not.toContain(ordered);
  expect(structuredDataOf(html).get("ProductModel")).toMatchObject({
    hasCertification: { certificationIdentification: "2841-07", expires: "2027-03-31" },
  });
});

test("does not show expired entries as valid", async () => {
  const document = { file: "en.pdf", kind: "certificate" as const, number: "7", public: true };
  const expiring = certified({ documents: [{ ...document, validUntil: "2027-02-01" }] });
  const between = await pageOn("2027-02-02", expiring);
  expect(between).toContain("2841-07");
  expect(between).not.toMatch(/PC-77|en\.pdf/);
  const after = await pageOn("2027-04-01", expiring);
  expect(textOf(after)).not.toMatch(/2841-07|PC-77/);
  expect(textOf(after)).toContain(ordered);
  expect(after).not.toContain("hasCertification");
});

test("a certificate requires a model and expires after its issue", () => {
  const file = `products/${sampleSlug}/product.yaml`;
  const says = "belongs to one manufacturer's model: name it in brand, as {name: ..., model: ...}";
  expect(refusals(certified())).toEqual([]);
  expect(refusals(certified({ brand: { name: "Examplebrand" } }))).toEqual([
    `${file}: certificate: ${says}`,
    `${file}: saber: ${says}`,
  ]);
  const backwards = { ...certificate, validUntil: "2025-03-31" };
  expect(refusals(certified({ certificate: backwards }))).toEqual([
    `${file}: certificate.validUntil: is before the issue on 2025-04-01`,
  ]);
});

function withClaim(change: Partial<Content["claims"][string]>): Content {
  const dispatch = content.claims["dispatch"];
  if (dispatch === undefined) {
    throw new Error("The demonstration claims no dispatch");
  }
  return { ...content, claims: { ...content.claims, dispatch: { ...dispatch, ...change } } };
}

test.each([
  ["a demonstration makes it without approval", false, {}, true],
  ["a live site does not", true, {}, false],
  ["nor without a day for the next look", true, { approvedBy: "Owner" }, false],
  ["approved, it is made to its last day", true, { approvedBy: "O", reviewBy: "2026-11-22" }, true],
  ["and not a day longer", true, { approvedBy: "Owner", reviewBy: "2026-11-21" }, false],
  ["nor is it in a demonstration", false, { reviewBy: "2026-11-21" }, false],
  [
    "one that is off stays off",
    true,
    { on: false, approvedBy: "O", reviewBy: "2027-01-01" },
    false,
  ],
])("a claim: %s", (_, live, change, isClaimed) => {
  const published = selectCurrentContent(withClaim(change), { day: "2026-11-22", live });
  expect(isClaimOn(published.claims, "dispatch")).toBe(isClaimed);
});

const approved = { approvedBy: "Owner", reviewBy: "2027-01-01" };

test.each(["brands", "certified", "standards", "isoQuality"])(
  "a live site claims %s only where enough products name the evidence",
  (name) => {
    const claim = content.claims[name];
    const claims = { ...content.claims, [name]: { ...claim, ...approved } };
    const isMade = (products: Content["products"], live: boolean) => {
      const published = { ...content, claims, products } as Content;
      return selectCurrentContent(published, { day: "2026-11-22", live }).claims[name]?.on;
    };
    const withBrands = (many: number, change: Partial<ProductFile> = {}) =>
      new Map(
        [...content.products].map(([slug, product], index) => [
          slug,
          index < many ? { ...product, brand, certificate, ...change } : product,
        ]),
      );
    const enough = claim?.products?.atLeast ?? 0;
    expect(enough).toBeGreaterThan(0);
    expect(isMade(content.products, false)).toBe(true);
    expect(isMade(content.products, true)).toBe(false);
    expect(isMade(withBrands(enough - 1), true)).toBe(false);
    expect(isMade(withBrands(enough), true)).toBe(true);
    expect(isMade(withBrands(enough, { status: "draft" }), true)).toBe(false);
  },
);

test("an expired certificate proves no claim", () => {
  const standards = { ...content.claims["standards"], ...approved, reviewBy: "2028-01-01" };
  const published = { ...certified(), claims: { standards } } as Content;
  const isMade = (day: string) =>
    selectCurrentContent(published, { day, live: true }).claims["standards"]?.on;
  expect(isMade("2027-03-31")).toBe(true);
  expect(isMade("2027-04-01")).toBe(false);
});

test.each([
  ["a demonstration shows them", false, undefined, false, true],
  ["a live site does not without a licence", true, undefined, true, false],
  ["a licence counts from its first day", true, ["2026-11-22", "2026-12-01"], true, true],
  ["to its last", true, ["2026-11-01", "2026-11-22"], true, true],
  ["not before", true, ["2026-11-23", "2026-12-01"], true, false],
  ["and not after", true, ["2026-11-01", "2026-11-21"], true, false],
  ["a live site that hides prices shows none", true, ["2026-11-01", "2026-11-22"], false, false],
] as const)("savings: %s", (_, live, days, show, isShown) => {
  const [start = "", end = ""] = days ?? [];
  const discountLicence = days && { number: "123", from: start, to: end };
  const supplier = { ...content.company, discountLicence, prices: { show } };
  const published = { ...content, company: supplier };
  const { products } = selectCurrentContent(published, { day: "2026-11-22", live });
  expect([...products.values()].some((product) => savingPercent(product) !== undefined)).toBe(
    isShown,
  );
});

test("a discount is shown with its licence", async () => {
  const discountLicence = { number: "D-123", from: "2026-11-01", to: "2026-11-30" };
  const published = { ...content, company: { ...content.company, discountLicence } };
  const notice = "Discount licence D-123, valid until 2026-11-30";
  expect(textOf(await pageOn("2026-11-22", published))).toContain(notice);
  const full = withProduct({ ...sample, price: { amount: 18.5 } });
  const undiscounted = { ...full, company: published.company };
  expect(textOf(await pageOn("2026-11-22", undiscounted))).not.toContain("Discount licence");
});

test("the check lists expired entries, entries that expire within 60 days, and unapproved claims", () => {
  const expiring = certified();
  const notes = (day: string, live = false) => lines(listExpiryNotes(expiring, { day, live }));
  const file = `products/${sampleSlug}/product.yaml`;
  expect(notes("2026-11-15")).toEqual([]);
  expect(notes("2026-11-16")).toEqual([
    `${file}: saber.validUntil: ends on 2027-01-15, in 60 days`,
  ]);
  expect(notes("2027-04-01")).toEqual([
    `${file}: certificate.validUntil: ended on 2027-03-31: what it says is not shown`,
    `${file}: saber.validUntil: ended on 2027-01-15: what it says is not shown`,
  ]);
  const unapproved = notes("2026-11-15", true);
  expect(unapproved).toHaveLength(Object.keys(content.claims).length);
  expect(unapproved[0]).toContain("claims.yaml: standards: is not made on a live site");
  const claims = { brands: { ...content.claims["brands"], approvedBy: "Owner" } };
  const unproven = listExpiryNotes({ ...content, claims } as Content, {
    day: "2026-11-15",
    live: true,
  });
  expect(lines(unproven)).toEqual([
    "claims.yaml: brands: is not made on a live site: too few live products name the brand or certificate that it rests on",
  ]);
});
