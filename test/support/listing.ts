import { plain } from "#test/support/plain-text.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { catalogue, words } from "#test/support/demonstration.ts";

const label = "Product categories";

/** The tabs above the grid and the control beside them. */
export function tabs(page: Page): Locator {
  return page.getByRole("navigation", { name: label });
}

/** The field of the header's search. */
export function searchField(page: Page, { frame } = words): Locator {
  return page.getByRole("banner").getByLabel(frame.navigation.searchLabel, { exact: true });
}

/** The names of the products that the grid shows, in its order. */
export async function shownNames(page: Page): Promise<readonly string[]> {
  const names = await cards(page).getByRole("heading", { level: 3 }).allTextContents();
  return names.map(plain);
}

/** Whether the page is still arriving, or its listing still a choice among the cards that were there. */
function isBusy(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.readyState === "loading" ||
      document.querySelector("[data-listing][aria-busy]") !== null,
  );
}

/** Waits until the grid shows the products of these names, in this order, and they are the answer itself. */
export async function waitForNames(page: Page, names: readonly string[]): Promise<void> {
  const answered = async () => {
    const shown = (await isBusy(page)) ? undefined : await shownNames(page);
    return (await isBusy(page)) ? undefined : shown;
  };
  await expect.poll(answered).toEqual(names);
}

/** Waits until the listing shows the answer to a query, and no longer a choice meanwhile. */
export async function waitForAnswer(page: Page, query: string): Promise<void> {
  await page.waitForURL((address) => address.searchParams.get("q") === query);
  await page.locator("[data-listing]:not([aria-busy])").waitFor();
}

/** Every card of the listing. */
export function cards(page: Page): Locator {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^View Details/ }) });
}

/** The card of one product. */
export function cardOf(page: Page, product: Product): Locator {
  return cards(page).filter({ has: detailsOf(page, product) });
}

/** The View Details control of one product. */
export function detailsOf(page: Page, { name }: Product): Locator {
  return page.getByRole("link", { name: `View Details: ${name}`, exact: true });
}

/** The names of the products of a category, by its id, in catalogue order. */
export function namesIn(category: string): readonly string[] {
  return catalogue.inCategory(category).map(({ name }) => name);
}

/** Opens a product's dialog from the listing, and waits for all that it tells. */
export async function openDialog(page: Page, product: Product): Promise<Locator> {
  await detailsOf(page, product).click();
  const dialog = page.getByRole("dialog", { name: product.name, exact: true });
  await dialog.getByText(product.details, { exact: true }).waitFor();
  return dialog;
}

/** The picture that is shown in a card, a dialog or a page: its file and what it says. */
export function shownPicture(place: Locator): Promise<string> {
  const picture = place.getByRole("img").first();
  return picture.evaluate((image) => `${image.getAttribute("src")} ${image.getAttribute("alt")}`);
}
