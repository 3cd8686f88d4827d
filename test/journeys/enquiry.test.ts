import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, holdBack, phone, visit, waitForScript } from "#test/support/browser.ts";
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
import { hasFocus } from "#test/support/focus.ts";
import { goodEnquiry } from "#test/support/requests.ts";

const enquiry = (mark: string) => ({ ...goodEnquiry, message: `Please quote. ${mark}` });

describe.each([
  { name: "desktop", viewport: desktop },
  { name: "phone", viewport: phone },
])("on a $name", ({ name, viewport }) => {
  test("an enquiry is sent: toast, same words beside the form, cleared fields, a letter [S168 S253 S254 S262 S268 S274]", async () => {
    await visit({ viewport }, async ({ page }) => {
      await page.goto("/contact");
      const mark = `sent from a ${name} ${Date.now()}`;
      await fillForm(page, enquiry(mark));
      const release = await holdBack(page, endpoint);
      const { send } = contactForm(page);
      await send.click();
      await expect.poll(() => send.innerText()).toBe("Sending...");
      expect(await send.isDisabled()).toBe(true);
      release();
      await toast(page, success).waitFor();
      expect(await valuesOf(page)).toEqual(["", "", "", ""]);
      await expect.poll(() => send.innerText()).toBe("Send Message");
      expect(await send.isEnabled()).toBe(true);
      const beside = page.getByRole("status").filter({ hasText: success });
      expect(await beside.first().isVisible()).toBe(true);
      const letter = await letterWith(mark);
      expect(letter.replyTo?.[0]?.address).toBe(goodEnquiry.email);
      expect(letter.text).toContain(goodEnquiry.company);
    });
  });
});

test("the receipt stays at hand beside the form, and tells what has become of the enquiry", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    const receipt = page.getByRole("main").getByRole("link", { name: "Receipt for your message" });
    await fillForm(page, enquiry(`receipt ${Date.now()}`));
    expect(await receipt.count()).toBe(0);
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    await page
      .getByRole("region", { name: /^Notifications/ })
      .getByRole("button")
      .click();
    const opened = page.waitForEvent("popup");
    await receipt.click();
    const shown = await opened;
    await shown.getByRole("heading", { name: /^Receipt for message / }).waitFor();
    await expect
      .poll(async () => {
        await shown.reload();
        return shown.locator("dt", { hasText: "our mail server" }).locator("+ dd").innerText();
      })
      .toMatch(/^\d+ \p{L}+ \d{4} at \d\d:\d\d:\d\d, Riyadh time$/u);
    await fillForm(page, enquiry(`next ${Date.now()}`));
    expect(await receipt.isVisible()).toBe(true);
  });
});

test("a hosted backend that gives no receipt leaves nothing to click", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    await page.route(endpoint, (route) => route.fulfill({ json: { success: true } }));
    await fillForm(page, enquiry("hosted"));
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    expect(await page.getByRole("link", { name: "Receipt for your message" }).count()).toBe(0);
  });
});

test("the payload has exactly the four keys, and an idempotency key beside it [S244 S263 S265 S266]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/");
    const sent = page.waitForRequest(endpoint);
    const content = enquiry(`four keys ${Date.now()}`);
    await fillForm(page, content);
    await contactForm(page).send.click();
    const request: Request = await sent;
    expect(request.method()).toBe("POST");
    expect(request.postDataJSON()).toEqual(content);
    expect(Object.keys(request.postDataJSON())).toEqual(["name", "email", "company", "message"]);
    const headers = await request.allHeaders();
    expect(headers["content-language"]).toBe("en");
    expect(headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["content-type"]).toBe("application/json");
    expect(headers["apikey"]).not.toBe("");
    await toast(page, success).waitFor();
  });
});

test("an impatient double click makes one enquiry and one letter [S253]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    const keys = new Set<string | undefined>();
    page.on("request", (request) => {
      if (request.url().includes("send-contact-email")) {
        keys.add(request.headers()["idempotency-key"]);
      }
    });
    const mark = `double ${Date.now()}`;
    await fillForm(page, enquiry(mark));
    await contactForm(page).send.dblclick();
    await toast(page, success).first().waitFor();
    await letterWith(mark);
    expect(keys.size).toBe(1);
    expect(keys.has(undefined)).toBe(false);
  });
});

test("only the keyboard: from field to field, and Enter sends [S161 S253]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    await contactForm(page).name.focus();
    await page.keyboard.type("Sara Al Amri");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sara@buyer.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Red Sea Works");
    await page.keyboard.press("Tab");
    await page.keyboard.type("By keyboard alone");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send Message");
    await page.keyboard.press("Enter");
    await toast(page, success).waitFor();
  });
});

test("the browser itself checks what is missing and what is no e-mail address [S259 S260]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().includes("send-contact-email")) {
        requests += 1;
      }
    });
    const { name, email, company, message, send } = contactForm(page);
    const invalid = (field: typeof name) =>
      field.evaluate((element) => !(element as HTMLInputElement).validity.valid);
    await send.click();
    await expect.poll(() => hasFocus(name)).toBe(true);
    for (const field of [name, email, company, message]) {
      expect(await invalid(field)).toBe(true);
    }
    await fillForm(page, { ...goodEnquiry, email: "not an address" });
    await send.click();
    expect(await invalid(email)).toBe(true);
    await expect.poll(() => hasFocus(email)).toBe(true);
    expect(requests).toBe(0);
  });
});

/** Collects the addresses of scripts that hold the client of a hosted backend. */
function watchClient(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") {
      const text = await response.text().catch(() => "");
      if (/x-client-info/i.test(text)) {
        scripts.push(response.url());
      }
    }
  });
  return scripts;
}

test("without a hosted backend no client of one is fetched [S265 S273]", async () => {
  await visit({}, async ({ page }) => {
    const scripts = watchClient(page);
    await page.goto("/contact");
    const mark = `no client ${Date.now()}`;
    await fillForm(page, enquiry(mark));
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    await letterWith(mark);
    expect(scripts).toEqual([]);
  });
});

test("the client of a hosted backend is fetched when the visitor begins to fill the form, and sends it [S263 S265 S273]", async () => {
  await visit({}, async ({ page }) => {
    await hostBackend(page);
    const scripts = watchClient(page);
    await page.goto("/contact");
    // The form's own script is fetched while the page is idle; the client is not.
    await waitForScript(page, "hydrate");
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await contactForm(page).name.focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    const sent = page.waitForRequest(endpoint);
    const mark = `hosted client ${Date.now()}`;
    await fillForm(page, enquiry(mark));
    await contactForm(page).send.click();
    expect((await (await sent).allHeaders())["x-client-info"]).toContain("supabase");
    await toast(page, success).waitFor();
    await letterWith(mark);
  });
});

test("the letter can be read in the development inbox [S265]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    const mark = `inbox ${Date.now()}`;
    await fillForm(page, { ...enquiry(mark), company: mark });
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    await letterWith(mark);
    await page.goto("/inbox");
    await page.getByRole("link", { name: new RegExp(mark) }).click();
    await page.getByText(goodEnquiry.email).first().waitFor();
    expect(await page.getByRole("main").innerText()).toContain(mark);
  });
});
