import type { Page } from "playwright-core";

/** Returns the lines of the visitor's list: product, quantity, sizes. */
export const lines = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem("enquiry-list") ?? "[]") as Record<string, string>[]).map(
      ({ product, quantity, sizes }) => [product, quantity, sizes],
    ),
  );
