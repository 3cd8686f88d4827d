import { expect, test } from "vitest";
import { holdBack, visit } from "#test/support/browser.ts";
import {
  contactForm,
  endpoint,
  fillForm,
  hostBackend,
  letterWith,
  success,
  toast,
  valuesOf,
} from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { cardOf } from "#test/support/listing.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sample } from "#test/support/samples.ts";

const client = /\/assets\/hosted-backend-/;
const head = sample(({ category }) => category.id === "head");

test("without the client of a hosted backend the form still sends, on the page [S253 S265 S266]", async () => {
  await visit({ allow: [/Failed to (load|fetch)/] }, async ({ page }) => {
    await hostBackend(page);
    await page.route(client, (route) => route.abort());
    await page.goto(addresses.contact);
    const mark = `plain request ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    const sent = page.waitForRequest(endpoint);
    await contactForm(page).send.click();
    const request = await sent;
    expect(request.isNavigationRequest()).toBe(false);
    expect(Object.keys(request.postDataJSON())).toEqual(["name", "email", "company", "message"]);
    expect((await request.allHeaders())["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    await toast(page, success).waitFor();
    expect(await valuesOf(page)).toEqual(["", "", "", ""]);
    await letterWith(mark);
  });
});

test("without the client of a hosted backend a refusal names its field [S255 S261]", async () => {
  await visit({ allow: [/Failed to (load|fetch)/, /status of 422/, /422/] }, async ({ page }) => {
    await hostBackend(page);
    await page.route(client, (route) => route.abort());
    await page.goto(addresses.contact);
    await fillForm(page, { ...goodEnquiry, name: "n".repeat(201) });
    await contactForm(page).send.click();
    await page.getByText("Full name must be 200 characters or fewer").waitFor();
    expect((await valuesOf(page))[3]).toBe(goodEnquiry.message);
  });
});

test("a page over plain http sends as well, where the browser makes no UUID [S253]", async () => {
  await visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(crypto, "randomUUID", { value: undefined });
    });
    await page.goto(addresses.contact);
    const mark = `plain http ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    const sent = page.waitForRequest(endpoint);
    await contactForm(page).send.click();
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect((await (await sent).allHeaders())["idempotency-key"]).toMatch(uuid);
    await toast(page, success).waitFor();
    await letterWith(mark);
  });
});

test("an early press of Send shows that it was taken [S168]", async () => {
  await visit({}, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/(contact|hydrate)-/);
    await page.goto(addresses.contact);
    const mark = `early ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    const { send } = contactForm(page);
    const look = () => send.evaluate((button) => getComputedStyle(button).opacity);
    const before = await look();
    await send.click();
    await expect.poll(look).not.toBe(before);
    release();
    await toast(page, success).waitFor();
    await letterWith(mark);
    await expect.poll(look).toBe(before);
  });
});

test("where storage is refused the enquiry list lives as long as the page [S133]", async () => {
  await visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(addresses.shop);
    const button = cardOf(page, head).getByRole("button", { name: /enquiry list/ });
    await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    const count = page.getByRole("link", { name: /^Enquiry list/ });
    await expect.poll(() => count.innerText()).toMatch(/1$/);
    await count.click();
    const lines = page.getByRole("group", { name: words.contact.request.heading });
    await lines.getByText(head.name).waitFor();
    await lines.getByText(words.contact.request.notStored).waitFor();
    await page.goBack();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  });
});
