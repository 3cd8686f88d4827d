import { asShown, plain } from "#test/support/plain-text.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { catalogue, words } from "#test/support/demonstration.ts";

const label = "Product categories";

/** Returns the tabs above the grid and the control beside them. */
export function tabs(page: Page): Locator {
  return page.getByRole("navigation", { name: label });
}

/** Returns the search field of the header. */
export function searchField(page: Page, { frame } = words): Locator {
  return page.getByRole("banner").getByLabel(frame.navigation.searchLabel, { exact: true });
}

/** Returns the names of the products in the grid, in order. */
export async function shownNames(page: Page): Promise<readonly string[]> {
  const names = await cards(page).getByRole("heading", { level: 3 }).allTextContents();
  return names.map(plain);
}

/** Tells if the page or its listing is still loading. */
function isBusy(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.readyState === "loading" ||
      document.querySelector("[data-listing][aria-busy]") !== null,
  );
}

/** Waits until the grid shows the final answer with these names in order. */
export async function waitForNames(page: Page, names: readonly string[]): Promise<void> {
  const answered = async () => {
    const currentNames = (await isBusy(page)) ? undefined : await shownNames(page);
    return (await isBusy(page)) ? undefined : currentNames;
  };
  await expect.poll(answered).toEqual(names);
}

/** Waits until the listing shows the final answer to a query. */
export async function waitForAnswer(page: Page, query: string): Promise<void> {
  await page.waitForURL((address) => address.searchParams.get("q") === query);
  await page.locator("[data-listing]:not([aria-busy])").waitFor();
}

export function cards(page: Page): Locator {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^View Details/ }) });
}

export function cardOf(page: Page, product: Product): Locator {
  return cards(page).filter({ has: detailsOf(page, product) });
}

/** Returns the View Details control of a product. */
export function detailsOf(page: Page, { name }: Product): Locator {
  return page.getByRole("link", { name: `View Details: ${name}`, exact: true });
}

/** Returns the product names of a category, in catalogue order. */
export function namesIn(category: string): readonly string[] {
  return catalogue.inCategory(category).map(({ name }) => name);
}

/** Opens a product's dialog from the listing and waits for its content. */
export async function openDialog(page: Page, product: Product): Promise<Locator> {
  await detailsOf(page, product).click();
  const dialog = page.getByRole("dialog", { name: product.name, exact: true });
  await dialog.getByText(asShown(product.details)).waitFor();
  return dialog;
}

/** Returns the file and text of the visible picture of a card, dialog or page. */
export function shownPicture(place: Locator): Promise<string> {
  const picture = place.getByRole("img").first();
  return picture.evaluate((image) => `${image.getAttribute("src")} ${image.getAttribute("alt")}`);
}
