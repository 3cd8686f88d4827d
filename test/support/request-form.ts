import type { Page } from "playwright-core";
import { addresses, words } from "#test/support/demonstration.ts";
import type { sample } from "#test/support/samples.ts";

type Product = ReturnType<typeof sample>;

const texts = words.contact.request;

/** Returns the editable lines of the list. */
export const listed = (page: Page) =>
  page.getByRole("group", { name: texts.heading }).getByRole("listitem");

export const pressSend = (page: Page) => page.getByRole("button", { name: texts.send }).click();

/** Sends a list although lines of it have no quantity. */
export async function sendBlank(page: Page): Promise<void> {
  await pressSend(page);
  await page.getByRole("button", { name: texts.sendBlank }).click();
}

/** Opens the request with products from the stored list. */
export async function openRequest(page: Page, ...products: readonly Product[]): Promise<void> {
  const list = products.map(({ slug, code, name }) => ({
    key: slug,
    product: slug,
    code,
    text: name,
    quantity: "73",
    sizes: "",
    note: "",
  }));
  await page.goto(addresses.home);
  await page.evaluate(
    (serialized) => localStorage.setItem("enquiry-list", serialized),
    JSON.stringify(list),
  );
  await page.goto(addresses.request);
}
