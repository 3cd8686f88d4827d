import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { desktop, holdBack, phone, visit } from "#test/support/browser.ts";
import {
  contactForm,
  draftIsKept,
  endpoint,
  failure,
  fillForm,
  formIsAlive,
  letterWith,
  success,
  toast,
  valuesOf,
} from "#test/support/contact-form.ts";
import { freePort } from "#test/support/free-port.ts";
import { startProcess } from "#test/support/process.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { shareBuiltSite } from "#tools/built-site.ts";

const typed = Object.values(goodEnquiry);
const logged = /The enquiry was (not answered|answered with \d+)/;

describe.each([
  { name: "desktop", viewport: desktop },
  { name: "phone", viewport: phone },
])("on a $name", ({ viewport }) => {
  test("the server's refusal: toast, kept fields, an error in the console [S255 S267 S269 S275]", async () => {
    await visit({ viewport, allow: [/status of 503/, logged] }, async ({ page }) => {
      await page.route(endpoint, (route) =>
        route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
      );
      await page.goto("/contact");
      await fillForm(page);
      await contactForm(page).send.click();
      await toast(page, failure).waitFor();
      expect(await valuesOf(page)).toEqual(typed);
      await expect.poll(() => contactForm(page).send.innerText()).toBe("Send Message");
      const beside = page.getByRole("status").filter({ hasText: failure });
      expect(await beside.first().isVisible()).toBe(true);
    });
  });
});

test("a broken connection, and the same enquiry sent again with the same key [S255 S269 S275]", async () => {
  await visit({ allow: [/ERR_FAILED/, logged] }, async ({ page }) => {
    const keys: (string | undefined)[] = [];
    const mark = `again ${Date.now()}`;
    await page.goto("/contact");
    await fillForm(page, { ...goodEnquiry, message: mark });
    await page.route(endpoint, async (route) => {
      keys.push((await route.request().allHeaders())["idempotency-key"]);
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    await contactForm(page).send.click();
    await toast(page, failure).waitFor();
    expect((await valuesOf(page))[3]).toBe(mark);
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await letterWith(mark);
  });
});

test("the server is gone, and comes back: nothing typed is lost [S255 S269 S275 S278]", async () => {
  const data = await mkdtemp(join(tmpdir(), "outage-"));
  shareBuiltSite(data);
  const env = { DATA_DIR: data, PORT: String(await freePort()) };
  const service = await startProcess(resolve("."), env);
  try {
    await visit({ allow: [/ERR_CONNECTION_REFUSED/, logged] }, async ({ page }) => {
      await page.goto(`${service.url}/contact`);
      await fillForm(page);
      await formIsAlive(page);
      service.process.kill("SIGTERM");
      await service.ended;
      await contactForm(page).send.click();
      await toast(page, failure).waitFor();
      expect(await valuesOf(page)).toEqual(typed);
      const again = await startProcess(resolve("."), env);
      try {
        await contactForm(page).send.click();
        await toast(page, success).waitFor();
        expect(await valuesOf(page)).toEqual(["", "", "", ""]);
      } finally {
        again.process.kill("SIGTERM");
        await again.ended;
      }
    });
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});

test("a field that the server refuses is named beside it [S255 S261 S269]", async () => {
  await visit({ allow: [/status of 422/, logged] }, async ({ page }) => {
    await page.goto("/contact");
    await fillForm(page, { ...goodEnquiry, name: "n".repeat(201) });
    await contactForm(page).send.click();
    await toast(page, failure).waitFor();
    await page.getByText("Full name must be 200 characters or fewer").waitFor();
    const { name, email } = contactForm(page);
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const described = (await name.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain("200 characters");
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    await name.fill("Khalid");
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    expect(await page.getByText("Full name must be 200").count()).toBe(0);
  });
});

test("what was begun survives a reload, and is forgotten once it is sent [S254 S255]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/contact");
    await fillForm(page);
    await draftIsKept(page);
    await page.reload();
    await expect.poll(() => valuesOf(page)).toEqual(typed);
    await page.goto("/shop");
    await page.goto("/");
    await expect.poll(() => valuesOf(page)).toEqual(typed);
    await contactForm(page).send.click();
    await toast(page, success).waitFor();
    await page.reload();
    await contactForm(page).name.focus();
    await formIsAlive(page);
    expect(await valuesOf(page)).toEqual(["", "", "", ""]);
  });
});

test("what is typed before the page comes alive is kept as well [S255]", async () => {
  await visit({}, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/contact-/);
    await page.goto("/contact");
    await fillForm(page);
    release();
    await draftIsKept(page);
    await page.reload();
    await expect.poll(() => valuesOf(page)).toEqual(typed);
  });
});

test("what is added to a message that was begun stays when the page comes alive [S146 S255]", async () => {
  await visit({}, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/contact-/);
    await page.goto("/contact?product=bump-cap-baseball-style");
    const { message } = contactForm(page);
    const begun = await message.inputValue();
    expect(begun).not.toBe("");
    await message.fill(`${begun} In blue.`);
    release();
    await formIsAlive(page);
    expect(await message.inputValue()).toBe(`${begun} In blue.`);
  });
});
