import { expect, test } from "vitest";
import { service } from "#addresses";
import { buildCatalogue } from "#content/catalogue.ts";
import { lacksForLive } from "#content/rules/live-rules.ts";
import { readCompany } from "#domain/company-reading.ts";
import { objectionsTo } from "#domain/live-release.ts";
import { readSiteSettings } from "#publishing/site-settings.ts";
import { createSite } from "#site/render.tsx";
import { attributesOf, rendered, renderedPages, textOf } from "#test/content/rendered.ts";
import { company, content, site } from "#test/support/demonstration.ts";
import { liveCompany } from "#test/support/live-company.ts";

test("every page with the form explains the use of the data and names the notice", async () => {
  const withForm = (await renderedPages()).filter(({ html }) =>
    html.includes(`action="${service.sendEnquiry}"`),
  );
  expect(withForm.length).toBeGreaterThan(2);
  for (const { html, address } of withForm) {
    expect([address, textOf(html)]).toEqual([
      address,
      expect.stringContaining(
        "We use these details to answer you, and delete them after 365 days. Privacy notice",
      ),
    ]);
  }
});

test("every page links to the notice and the terms, and names the company in full", async () => {
  for (const { html, address } of await renderedPages()) {
    const links = attributesOf(html, "a", "href");
    expect([address, links.includes("/privacy"), links.includes("/terms")]).toEqual([
      address,
      true,
      true,
    ]);
    for (const part of [company.legalName, company.nationalNumber, company.vatNumber]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(company.nationalAddress);
  }
});

test("the notice states who, what, why, how long, with whom, where, and how to have data erased", async () => {
  const page = textOf((await rendered("/privacy")).html);
  for (const phrase of [
    `${company.legalName} is responsible`,
    "What we keep",
    "Why we keep it",
    "delete an enquiry 365 days after we receive it",
    "Placeholder hosting company (Placeholder country): runs the computer",
    "Other countries",
    "Your rights",
    `How to have it erased Write to ${company.email}`,
  ]) {
    expect(page).toContain(phrase);
  }
  expect(page).not.toMatch(/[{}]/);
});

test("the notice says what the service does: days and years are those of its settings", async () => {
  const env = { RETENTION_DAYS: " 90 ", QUOTATION_RETENTION_YEARS: "7" };
  const { retentionDays, quotationYears } = readSiteSettings(env);
  const data = { ...site, retentionDays, quotationYears };
  const { html } = await createSite(data).render({ address: "/privacy" });
  expect(textOf(html)).toContain("delete an enquiry 90 days after we receive it");
  expect(textOf(html)).toContain("We keep them for 7 years");
  const facts = { retentionDays, quotationYears, lacks: [] };
  const kept = { retentionDays: 90, quotationRetentionYears: 7 };
  expect(objectionsTo(facts, kept)).toEqual([]);
  expect(objectionsTo(facts, { ...kept, retentionDays: 365 })).toEqual([
    expect.stringContaining("RETENTION_DAYS is 365"),
  ]);
  expect(objectionsTo(facts, { ...kept, quotationRetentionYears: 10 })).toEqual([
    expect.stringContaining("QUOTATION_RETENTION_YEARS is 10"),
  ]);
  expect(objectionsTo({ lacks: [] }, { retentionDays: 365, quotationRetentionYears: 10 })).toEqual(
    [],
  );
  for (const unset of [undefined, "", "many", "0"]) {
    const usual = readSiteSettings({ RETENTION_DAYS: unset, QUOTATION_RETENTION_YEARS: unset });
    expect(usual).toMatchObject({ retentionDays: 365, quotationYears: 10 });
  }
});

test("the notice names every field that the forms show", async () => {
  for (const language of ["", "/ar"]) {
    const notice = textOf((await rendered(`${language}/privacy`)).html);
    const forms = await Promise.all(
      ["contact", "request"].map((page) => rendered(`${language}/${page}`)),
    );
    const labels = forms.flatMap(({ html }) =>
      Array.from(
        html.matchAll(
          /<label[^>]* for="(?:enquiry|request)-(?!remarks|rows|own-line)[^"]*"[^>]*>(.*?)<\/label>/gs,
        ),
        ([, label = ""]) => textOf(label),
      ),
    );
    expect(new Set(labels).size).toBeGreaterThan(6);
    for (const label of labels) {
      expect(notice).toContain(label);
    }
  }
});

test("complaints have an address and a deadline, on the contact page and in the terms", async () => {
  const contact = textOf((await rendered("/contact")).html);
  expect(contact).toContain(
    `Complaints Write to ${company.email} or call ${company.phoneDisplay}.`,
  );
  expect(contact).toContain("We answer within 5 working days.");
  const terms = textOf((await rendered("/terms")).html);
  expect(terms).toContain("We answer within 5 working days.");
  for (const heading of ["Offers and prices", "Documents", "Delivery", "Returns", "Warranty"]) {
    expect(terms).toContain(heading);
  }
});

test("both pages are complete in Arabic", () => {
  const { texts } = buildCatalogue("ar", content, company, {
    stem: () => undefined,
    document: () => undefined,
  });
  expect(JSON.stringify([texts.privacy, texts.terms, texts.contact.complaints])).not.toMatch(
    /\u2066/,
  );
});

test("a live site is told what its content lacks, and the demonstration lacks it", () => {
  expect(lacksForLive(content, [])).toEqual([
    expect.stringMatching(/^pages\/privacy\.yaml: sections\.4\.recipients\.0\.name\.en is still/),
    ...Array.from({ length: 7 }, () => expect.stringContaining("is still a placeholder") as string),
    expect.stringContaining("pages/privacy.yaml: approvedBy is missing"),
    expect.stringContaining("pages/terms.yaml: approvedBy is missing"),
  ]);
  const { privacy, terms } = content;
  const sections = privacy.sections.map((section) => ({ ...section, recipients: [] }));
  const whole = {
    ...content,
    privacy: { ...privacy, sections, approvedBy: "A. Lawyer" },
    terms: { ...terms, approvedBy: "A. Lawyer" },
  };
  expect(lacksForLive(whole, [])).toEqual([]);
  const live = readCompany(liveCompany, company).company;
  expect(lacksForLive(whole, [live, live])).toEqual([]);
  expect(lacksForLive(whole, [live, { ...live, legalName: "متين للسلامة (بيان مؤقت)" }])).toEqual([
    "company.yaml: COMPANY_LEGAL_NAME is still a placeholder in a translation",
  ]);
});
