import type { Page } from "playwright-core";
import { addressesIn } from "#addresses";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { wordsIn } from "#words/words.ts";

/** A kind of page, and how it is reached. */
export interface View {
  readonly name: string;
  readonly open: (page: Page, origin: string) => Promise<unknown>;
}

const en = addressesIn("en");
const ar = addressesIn("ar");
const { contact, listing, narrowing } = wordsIn("en");
const helmet = "vented-hard-hat-type-1";
const boots = "metal-free-safety-boot-s3s-brown";
const rows =
  "120 safety helmets white\n60 pairs of cut gloves size 9\n40 boots S3 42 x 20, 43 x 20";

const at =
  (address: string): View["open"] =>
  (page, origin) =>
    page.goto(origin + address, { waitUntil: "networkidle" });

/** Puts the first three products of the shop on the list, and opens it. */
async function openList(page: Page, origin: string): Promise<void> {
  await at(en.shop)(page, origin);
  const toggles = page.locator("[data-list-toggle]");
  for (const index of [0, 1, 2]) {
    await toggles.nth(index).click();
  }
  await at(en.request)(page, origin);
  await page.getByRole("button", { name: contact.request.send }).waitFor();
}

async function readRows(page: Page, origin: string): Promise<void> {
  await at(en.request)(page, origin);
  await page.getByLabel(contact.request.own, { exact: true }).fill(rows);
  await page.getByRole("button", { name: contact.request.pasted.read }).click();
  const put = new RegExp(contact.request.pasted.put(3).replace("3", "\\d+"));
  await page.getByRole("button", { name: put }).waitFor();
}

async function sendList(page: Page, origin: string): Promise<void> {
  await openList(page, origin);
  const main = page.getByRole("main");
  const { name, email, company } = contact.fields;
  await main.getByLabel(name.label, { exact: true }).fill("Sara Al Ghamdi");
  await main.getByLabel(email.label, { exact: true }).fill("sara@buyer.example");
  await main.getByLabel(company.label, { exact: true }).fill("Red Sea Works");
  await page.getByRole("button", { name: contact.request.send }).click();
  await main.getByRole("link", { name: contact.request.receipt }).waitFor();
}

async function openReceipt(page: Page, origin: string): Promise<void> {
  await sendList(page, origin);
  const address = await page
    .getByRole("link", { name: contact.request.receipt })
    .getAttribute("href");
  await at(address ?? "/")(page, origin);
}

async function openDialog(page: Page, origin: string): Promise<void> {
  await at(en.shop)(page, origin);
  await page
    .getByRole("link", { name: new RegExp(`^${listing.details}`) })
    .first()
    .click();
  await page.getByRole("dialog").locator("h2").waitFor();
}

async function openFilter(page: Page, origin: string): Promise<void> {
  await at(en.shopCategory("hand"))(page, origin);
  const summary = page.locator(".narrowing-facets > summary");
  const isPhone = await summary.isVisible();
  await (isPhone ? summary : page.getByText(narrowing.facets.material).first()).click();
}

/** Every kind of page, in the order of the sheet. */
export const views: readonly View[] = [
  { name: "home", open: at(en.home) },
  { name: "shop", open: at(en.shop) },
  { name: "search", open: at(en.shopSearch("cut gloves")) },
  { name: "table", open: at(`${en.shopCategory("hand")}&view=table`) },
  { name: "filter", open: openFilter },
  { name: "empty search", open: at(en.shopSearch("zzzz")) },
  { name: "category with its guide", open: at(en.guide("hand-protection")) },
  { name: "product", open: at(en.product(helmet)) },
  { name: "dialog", open: openDialog },
  {
    name: "compare",
    open: at(en.shopAsking([["compare", `${helmet},full-brim-hard-hat-class-g`]])),
  },
  { name: "list", open: openList },
  { name: "review of rows", open: readRows },
  { name: "confirmation", open: sendList },
  { name: "receipt", open: openReceipt },
  { name: "list for a crew", open: at(en.kit("electrician")) },
  { name: "standard", open: at(en.standard("en-388")) },
  { name: "city", open: at(en.city("riyadh")) },
  { name: "contact", open: at(en.contact) },
  { name: "404", open: at("/no/such/page") },
  { name: "home, Arabic", open: at(ar.home) },
  { name: "category of the shop, Arabic", open: at(ar.shopCategory("hand")) },
  { name: "product, Arabic", open: at(ar.product(boots)) },
  {
    name: "list offered, Arabic",
    open: at(
      ar.requestWith(formatListAddress([{ product: helmet, text: "", sizes: [], quantity: 50 }])),
    ),
  },
];

/** The office, which asks who it is. */
export const officeView: View = { name: "office", open: at("/") };
