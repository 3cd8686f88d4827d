import type { Content } from "#content/content.ts";
import { collectIds } from "#content/rules/known-ids.ts";
import { productProblems } from "#content/rules/product-rules.ts";
import { publishDrafts } from "#publishing/drafts/publish-drafts.ts";
import { publishedCatalogue } from "#server/releases/current-catalogue.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office } from "#test/support/office.ts";
import { makePublishingHome, usualOptions } from "#test/support/published-site.ts";
import type { PublishingHome } from "#test/support/published-site.ts";

/** The rules of prices and orders; the other rules need the whole catalogue. */
export function priceRules(content: Content) {
  return productProblems(content, collectIds(content)).filter(
    ({ path: [key] }) => key === "price" || key === "order",
  );
}

/** Starts an office for a browser that publishes three products in both languages. */
export async function startCatalogueOffice(): Promise<{
  readonly office: Office;
  readonly home: PublishingHome;
  close(): Promise<void>;
}> {
  const home = await makePublishingHome();
  const options = { ...usualOptions(home.folder), languages: ["en", "ar"] as const };
  await home.publish(options);
  const published = publishedCatalogue({ catalogues: [catalogue, arabicCatalogue] });
  const office = await startOffice({
    served: true,
    demonstration: true,
    catalogue: async () => published,
    content: home.content,
    data: home.data,
    addressRules: priceRules,
    publish: (order) => publishDrafts(order, options, priceRules),
  });
  return {
    office,
    home,
    async close() {
      await office.close();
      await home.remove();
    },
  };
}
