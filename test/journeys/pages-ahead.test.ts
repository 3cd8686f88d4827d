import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, phone, visit, waitForScript } from "#test/support/browser.ts";
import { contactForm, formIsAlive } from "#test/support/contact-form.ts";
import { addresses } from "#test/support/demonstration.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const begun = (page: Page) => page.evaluate(() => performance.timeOrigin);

describe.each(["fails", "is slow", "is of another release", "is missing"])(
  "where the page %s",
  (fault) => {
    test("the link leads there plainly", async () => {
      const allow = fault === "fails" ? [/status of 503/] : fault === "is missing" ? [/404/] : [];
      await visit({ allow, patient: false }, async ({ page, complaints }) => {
        await page.route(`**${addresses.contact}`, async (route) => {
          if (route.request().resourceType() === "document") {
            // A page that is left tells no more of what failed in it.
            await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(allow.length);
            await route.continue();
          } else if (fault === "fails") {
            await route.fulfill({ status: 503, body: "" });
          } else if (fault === "is slow") {
            // It never comes.
          } else if (fault === "is missing") {
            await route.fulfill({ status: 404, contentType: "text/html", body: "<h1>404</h1>" });
          } else {
            const answer = await route.fetch();
            const body = (await answer.text()).replaceAll("/assets/browser-", "/assets/browser-1");
            await route.fulfill({ response: answer, body });
          }
        });
        await page.goto(addresses.shop);
        await page.waitForLoadState("load");
        const first = await begun(page);
        await navigation(page).getByRole("link", { name: "Contact", exact: true }).click();
        await page.waitForURL(`**${addresses.contact}`);
        await contactForm(page).send.waitFor();
        await expect.poll(() => begun(page)).not.toBe(first);
      });
    });
  },
);

/** The scripts that a page has asked for, without their hashes. */
function watchScripts(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") {
      asked.add(/([^/]+)-.{8}\.js$/.exec(request.url())?.[1] ?? request.url());
    }
  });
  return asked;
}

test.each([addresses.home, addresses.shop, addresses.guide("hand-protection"), addresses.cities])(
  "%s has fetched nothing of React until a hand comes near [S040]",
  async (address) => {
    await visit({ viewport: phone }, async ({ page }) => {
      const asked = watchScripts(page);
      await page.goto(address);
      await waitForScript(page, "in-place");
      await waitForScript(page, "register-worker");
      await page.waitForLoadState("networkidle");
      expect([...asked].toSorted()).toEqual(["browser", "in-place", "register-worker"]);
    });
  },
);

test("a form in view has its script at hand and still sleeps [S040]", async () => {
  await visit({}, async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto(addresses.contact);
    for (const script of ["in-place", "load-island", "hydrate", "contact", "en-contact"]) {
      await waitForScript(page, script);
    }
    const isAwake = () =>
      page
        .locator("[data-island=contact]")
        .evaluate((island) =>
          Object.keys(island).some((key) => key.startsWith("__reactContainer")),
        );
    expect(await isAwake()).toBe(false);
    const before = new Set(asked);
    await contactForm(page).message.focus();
    await expect.poll(isAwake).toBe(true);
    await formIsAlive(page);
    const after = [...asked].filter((name) => !before.has(name));
    expect(after).toEqual([]);
  });
});

test.each([false, true])(
  "pages in view are fetched ahead, each once; saving data: %s",
  async (saves) => {
    await visit({ viewport: desktop }, async ({ page }) => {
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, "connection", {
          value: { saveData, effectiveType: "4g" },
        });
      }, saves);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (["xhr", "fetch", "document"].includes(request.resourceType())) {
          const { pathname, search } = new URL(request.url());
          asked.push(pathname + search);
        }
      });
      await page.goto(addresses.home);
      if (saves) {
        await page.waitForLoadState("networkidle");
        expect(asked).toEqual([addresses.home]);
      } else {
        await expect.poll(() => asked).toContain(addresses.shop);
      }
      const ahead = asked.length;
      expect(ahead).toBeLessThan(3);
      const first = await begun(page);
      await navigation(page).getByRole("link", { name: "Shop", exact: true }).click();
      await page.waitForURL(`**${addresses.shop}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect((await begun(page)) === first).toBe(!saves);
      await page.waitForLoadState("networkidle");
      expect(asked.filter((path) => path === addresses.shop)).toHaveLength(1);
      const shown = await page
        .locator("a[data-product]")
        .evaluateAll((links) => links.slice(0, 8).map((link) => link.getAttribute("href")));
      expect(asked.filter((path) => shown.includes(path)).length).toBeLessThan(2);
    });
  },
);

test("a page shown in place has its own style sheet, and the next page is without it", async () => {
  await visit({ viewport: desktop }, async ({ page }) => {
    await page.goto(addresses.home);
    await waitForScript(page, "in-place");
    const first = await begun(page);
    const hasOwnStyle = () =>
      page.evaluate(() =>
        [...document.styleSheets].some(
          ({ href, media }) => href?.includes("/aids-") === true && media.mediaText !== "not all",
        ),
      );
    await page.locator(`footer a[href="${addresses.aids}"]`).click();
    await page.waitForURL(`**${addresses.aids}`);
    expect(await hasOwnStyle()).toBe(true);
    await page.goBack();
    await page.waitForURL(`**${addresses.home}`);
    await expect.poll(hasOwnStyle).toBe(false);
    await page.goForward();
    await page.waitForURL(`**${addresses.aids}`);
    await expect.poll(hasOwnStyle).toBe(true);
    expect(await begun(page)).toBe(first);
  });
});
