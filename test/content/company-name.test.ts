import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { companyDefaults } from "#content/company.ts";
import { wordsIn } from "#content/words/words.ts";
import { Document } from "#site/frame/document.tsx";
import { pageFor, siteAddresses } from "#site/routes.tsx";
import { metasOf, textOf } from "#test/content/rendered.ts";

const company = { ...companyDefaults, name: "Other & $& Sons", address: "Yanbu, Saudi Arabia" };

function pageOf(address: string): string {
  const context = {
    language: "en",
    words: wordsIn("en"),
    company: { ...company, alternateName: "", legalName: "" },
    siteUrl: "https://site.invalid",
    address,
  } as const;
  const page = pageFor(context, undefined);
  return renderToStaticMarkup(createElement(Document, { page, context }));
}

test("the company's name and place are the settings' on every page", () => {
  for (const { address } of siteAddresses.filter((one) => !one.address.startsWith("/products/"))) {
    const html = pageOf(address);
    expect([address, html.includes("{company}")]).toEqual([address, false]);
    expect([address, html.includes(companyDefaults.name)]).toEqual([address, false]);
    expect(metasOf(html, "og:title")[0]).toContain(company.name);
    expect(html).toContain('aria-label="Other &amp; $&amp; Sons, home"');
  }
  expect(textOf(pageOf("/contact"))).toContain("Location Yanbu, Saudi Arabia");
  expect(textOf(pageOf("/saudi/tabuk"))).toContain("Location Yanbu, Saudi Arabia");
});
