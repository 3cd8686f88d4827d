import { expect, test } from "vitest";
import { buildCatalogue } from "#content/catalogue.ts";
import { createSite } from "#site/render.tsx";
import { metasOf, textOf } from "#test/content/rendered.ts";
import { company, content, site } from "#test/support/demonstration.ts";

const otherCompany = {
  ...company,
  name: "Other & $& Sons",
  address: "Yanbu, Saudi Arabia",
  alternateName: "",
  legalName: "",
};
const data = buildCatalogue("en", content, otherCompany, {
  stem: () => undefined,
  document: () => undefined,
});
const otherSite = createSite({ ...site, catalogues: [data] });

async function pageOf(address: string): Promise<string> {
  return (await otherSite.render({ address })).html;
}

test("every page shows the company's name and place from the settings", async () => {
  for (const { address } of otherSite.addresses) {
    if (address.startsWith("/products/")) {
      continue;
    }
    const html = await pageOf(address);
    expect([address, html.includes("{company}")]).toEqual([address, false]);
    expect([address, html.includes(company.name)]).toEqual([address, false]);
    expect(metasOf(html, "og:title")[0]).toContain(otherCompany.name);
    expect(html).toContain('aria-label="Other &amp; $&amp; Sons, home"');
  }
  expect(textOf(await pageOf("/contact"))).toContain("Location Yanbu, Saudi Arabia");
  expect(textOf(await pageOf("/saudi/tabuk"))).toContain("Location Yanbu, Saudi Arabia");
});
