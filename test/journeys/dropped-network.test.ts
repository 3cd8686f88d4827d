import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import {
  contactForm,
  endpoint,
  failure,
  fillForm,
  letterWith,
  success,
  toast,
} from "#test/support/contact-form.ts";
import { addresses } from "#test/support/demonstration.ts";
import { goodEnquiry } from "#test/support/requests.ts";

const isPage = (route: Route) => route.request().resourceType() === "document";

/** Fills the form and presses its button until the message has been confirmed. */
async function sendMessage(page: Page, mark: string): Promise<void> {
  await fillForm(page, { ...goodEnquiry, message: mark });
  const confirmed = page.getByText(success).first();
  const refused = toast(page, failure).first();
  await contactForm(page).send.click();
  await confirmed.or(refused).first().waitFor();
  if (!(await confirmed.isVisible())) {
    await contactForm(page).send.click();
    await confirmed.waitFor();
  }
}

/** Lists the requests of a visit that sends a message, without those of pages. */
async function listRequests(): Promise<readonly string[]> {
  const addressesAsked: string[] = [];
  await visit({}, async ({ page }) => {
    await page.route("**/*", async (route) => {
      if (!isPage(route)) {
        addressesAsked.push(new URL(route.request().url()).pathname);
      }
      await route.continue();
    });
    await page.goto(addresses.contact, { waitUntil: "networkidle" });
    await sendMessage(page, `every request arrives ${Date.now()}`);
  });
  return [...new Set(addressesAsked)];
}

test("a message arrives once, whichever of the page's requests is dropped [S253]", async () => {
  const requests = await listRequests();
  expect(requests.length).toBeGreaterThan(6);
  for (const dropped of requests) {
    // A dropped request may be an icon, of which the console says nothing, or the message itself.
    await visit(
      { allow: [/Failed to (load|fetch)|not answered|a request is dropped/] },
      async ({ page }) => {
        await page.addInitScript(() => console.error("a request is dropped"));
        let isDropped = false;
        await page.route(`**${dropped}`, async (route) => {
          if (isDropped || isPage(route)) {
            await route.continue();
          } else {
            isDropped = true;
            await route.abort("internetdisconnected");
          }
        });
        await page.goto(addresses.contact);
        const mark = `without ${dropped} ${Date.now()}`;
        await sendMessage(page, mark);
        await letterWith(mark);
      },
    );
  }
});

test("a message whose answer is lost arrives once, when it is sent again [S253]", async () => {
  await visit({ allow: [/Failed to load/, /not answered/] }, async ({ page }) => {
    let isLost = false;
    await page.route(endpoint, async (route) => {
      if (isLost) {
        await route.continue();
        return;
      }
      isLost = true;
      await route.fetch();
      await route.abort("internetdisconnected");
    });
    await page.goto(addresses.contact);
    const mark = `its answer was lost ${Date.now()}`;
    await sendMessage(page, mark);
    expect(isLost).toBe(true);
    await letterWith(mark);
  });
});
