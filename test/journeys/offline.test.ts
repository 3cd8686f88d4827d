import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { workerAddress } from "#domain/worker-address.ts";
import { phone, siteUrl } from "#test/support/browser.ts";
import { contactForm, fillForm, letterWith, sayWho } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { freePort } from "#test/support/free-port.ts";
import { violations } from "#test/support/axe.ts";
import {
  copyBuiltSite,
  isKept,
  releaseAgain,
  visitWithWorker,
  withoutNetwork,
  workerAnswers,
} from "#test/support/offline.ts";
import { startProcess } from "#test/support/process.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { openRequest, pressSend } from "#test/support/request-form.ts";
import { sample } from "#test/support/samples.ts";
import { shareBuiltSite } from "#tools/built-site.ts";
import { arabic } from "#words/ar.ts";
import { english } from "#words/en.ts";

const gloves = sample(({ specifications }) =>
  specifications.standards.some((name) => name.startsWith("EN 388")),
);
const texts = words.contact;
const keeps = { en: english.offline.keep, ar: arabic.offline.keep };
const wordsOf = { en: english, ar: arabic };

async function keepCatalogue(page: Page, language: "en" | "ar"): Promise<void> {
  await page.goto(addressesIn(language).shop);
  await workerAnswers(page);
  await page.locator("[data-keep-catalogue]").scrollIntoViewIfNeeded();
  const [start = ""] = keeps[language].keep("|").split("|");
  const button = page.locator("[data-keep-catalogue] button");
  await button.waitFor();
  expect(await button.innerText()).toContain(start.replace(/\u2068/g, "").trim());
  expect(await button.innerText()).toMatch(/\d\.?\d* MB/);
  await button.click();
  await page
    .locator("[data-keep-catalogue]")
    .getByText(keeps[language].kept("|").split("|")[0] ?? "")
    .waitFor();
}

test("a visited page opens without a connection, says of when it is, and an unknown one offers the search", async () => {
  await visitWithWorker(
    { viewport: phone, tolerate: withoutNetwork },
    async ({ page, context }) => {
      await page.goto(addresses.product(gloves.slug));
      await workerAnswers(page);
      await isKept(page, addresses.product(gloves.slug));
      await isKept(page, addresses.offline);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole("heading", { level: 1, name: gloves.name }).waitFor();
      expect(await page.locator(".kept-note").innerText()).toContain("No connection");
      await page.goto(addresses.terms);
      await page.getByRole("heading", { name: english.offline.heading }).waitFor();
      await page.getByText(english.offline.notKept).waitFor();
      expect(await violations(page)).toEqual([]);
      await context.setOffline(false);
      await page.getByRole("link", { name: english.offline.retry }).click();
      await page.getByRole("heading", { level: 1, name: /terms of sale/i }).waitFor();
    },
  );
});

describe.each(["en", "ar"] as const)("the kept catalogue in %s", (language) => {
  test("is searched by a standard, a code and a name, and its pages open", async () => {
    await visitWithWorker(
      { viewport: phone, tolerate: withoutNetwork },
      async ({ page, context }) => {
        const own = addressesIn(language);
        await keepCatalogue(page, language);
        expect(await violations(page)).toEqual([]);
        await context.setOffline(true);
        for (const query of ["EN 388", "en388", gloves.code]) {
          await page.goto(own.shopSearch(query));
          await page.locator(`.kept-results a[href="${own.product(gloves.slug)}"]`).waitFor();
        }
        expect(await violations(page)).toEqual([]);
        await page.goto(own.shopSearch("zzzzqqqq"));
        await page.getByText(wordsOf[language].offline.nothing("zzzzqqqq")).waitFor();
        await page.goto(own.shopSearch(gloves.code));
        await page.locator(`.kept-results a[href="${own.product(gloves.slug)}"]`).click();
        await page.locator(".detail h1").waitFor();
        expect(await page.locator(".kept-note").count()).toBe(1);
        const isDrawn = () =>
          page
            .locator(".detail img")
            .first()
            .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
        await expect.poll(isDrawn).toBe(true);
        await context.setOffline(false);
        await page.goto(own.shop);
        await page.locator("[data-keep-catalogue]").scrollIntoViewIfNeeded();
        await page.getByRole("button", { name: keeps[language].remove }).click();
        await page.getByText(keeps[language].removed).waitFor();
        expect(await page.evaluate((name) => caches.has(name), `catalogue-${language}`)).toBe(
          false,
        );
      },
    );
  });
});

test("a list that is sent without a connection waits, and arrives once", async () => {
  await visitWithWorker({ viewport: phone, allow: withoutNetwork }, async ({ page, context }) => {
    const mark = `waiting ${Date.now()}`;
    await openRequest(page, gloves);
    await workerAnswers(page);
    await sayWho(page);
    await contactForm(page).message.or(page.getByLabel(texts.request.message)).first().fill(mark);
    await context.setOffline(true);
    await pressSend(page);
    await page.getByText(texts.waiting.status).waitFor();
    const note = page.getByRole("region", { name: texts.waiting.label });
    await note.waitFor();
    expect(await violations(page)).toEqual([]);
    // A second press replaces the waiting request by itself.
    await pressSend(page);
    await note.waitFor();
    await context.setOffline(false);
    await page.getByRole("heading", { name: texts.request.success }).waitFor();
    expect(await note.count()).toBe(0);
    await letterWith(mark);
    await page.reload();
    await page
      .locator("summary")
      .filter({ hasText: texts.request.before(1) })
      .waitFor();
    await letterWith(mark);
  });
});

test("a waiting message is sent from the next page, and can be discarded before", async () => {
  await visitWithWorker({ allow: withoutNetwork }, async ({ page, context }) => {
    const mark = `discarded ${Date.now()}`;
    await page.goto(addresses.contact);
    await workerAnswers(page);
    await fillForm(page, { ...goodEnquiry, message: mark });
    await context.setOffline(true);
    await contactForm(page).send.click();
    await page.getByRole("button", { name: texts.waiting.discard }).click();
    await page.getByText(texts.waiting.discarded).waitFor();
    const sent = `${mark} again`;
    await contactForm(page).message.fill(sent);
    await contactForm(page).send.click();
    await page.getByRole("region", { name: texts.waiting.label }).waitFor();
    await page.goto("about:blank");
    await context.setOffline(false);
    await page.goto(addresses.shop);
    await page.getByText(english.offline.arrived).waitFor();
    await page.getByRole("link", { name: english.offline.arrivedLink }).click();
    await page.getByText(texts.success).first().waitFor();
    expect(await contactForm(page).message.inputValue()).toBe("");
    await letterWith(mark);
  });
});

test("a device that keeps nothing says that sending failed, as without a worker", async () => {
  const logged = /The enquiry was not answered/;
  await visitWithWorker({ allow: [...withoutNetwork, logged] }, async ({ page, context }) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "indexedDB", { get: refuse });
      Object.defineProperty(window, "caches", { get: refuse });
    });
    await page.goto(addresses.contact);
    await workerAnswers(page);
    await fillForm(page);
    await context.setOffline(true);
    await contactForm(page).send.click();
    await page.getByText(texts.failure).first().waitFor();
    expect(await contactForm(page).email.inputValue()).toBe(goodEnquiry.email);
  });
});

test("nothing of an earlier release is served after a new one", async () => {
  const data = await mkdtemp(join(tmpdir(), "released-"));
  copyBuiltSite(data);
  const site = await startProcess(resolve("."), { DATA_DIR: data });
  const address = `${site.url}${addresses.product(gloves.slug)}`;
  // The name's end has spaces that do not break.
  const [, start = ""] = /^([^,]+),/.exec(gloves.name) ?? [];
  const changed = new RegExp(`^${start.toUpperCase()},`);
  const mutate = (text: string) => text.replaceAll(start, start.toUpperCase());
  try {
    await visitWithWorker({ allow: withoutNetwork }, async ({ page, context }) => {
      await page.goto(address);
      await workerAnswers(page);
      await isKept(page, addresses.product(gloves.slug));
      const pageCaches = () =>
        page.evaluate(async () =>
          (await caches.keys()).filter((name) => name.startsWith("pages-")).join(),
        );
      const [, release = ""] = (await pageCaches()).split(/^pages-/);
      const nextRelease = "0".repeat(release.length);
      releaseAgain(data, {
        [addresses.product(gloves.slug)]: mutate,
        [workerAddress]: (text) => text.replaceAll(release, nextRelease),
      });
      const heading = page.getByRole("heading", { level: 1 });
      await expect
        .poll(async () => {
          await page.goto(address);
          return heading.innerText();
        })
        .toMatch(changed);
      await expect.poll(pageCaches).not.toBe(`pages-${release}`);
      await page.goto(address);
      await isKept(page, addresses.product(gloves.slug));
      expect(await pageCaches()).toBe(`pages-${nextRelease}`);
      await context.setOffline(true);
      await page.goto(address);
      expect(await heading.innerText()).toMatch(changed);
      const reached = page.evaluate(() => fetch("/healthz").then(Boolean, () => false));
      expect(await reached).toBe(false);
    });
  } finally {
    site.process.kill("SIGTERM");
    await site.ended;
    await rm(data, { recursive: true, force: true });
  }
});

test("a retired worker removes itself and all that it kept", async () => {
  const data = await mkdtemp(join(tmpdir(), "retired-"));
  shareBuiltSite(data);
  const env = { DATA_DIR: data, PORT: String(await freePort()) };
  const before = await startProcess(resolve("."), env);
  try {
    await visitWithWorker({}, async ({ page }) => {
      await page.goto(`${before.url}${addresses.terms}`);
      await workerAnswers(page);
      await isKept(page, addresses.terms);
      before.process.kill("SIGTERM");
      await before.ended;
      const after = await startProcess(resolve("."), { ...env, RETIRE_WORKER: "1" });
      try {
        await page.goto(`${after.url}${addresses.terms}`);
        const remaining = () =>
          page.evaluate(async () => [
            ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
            ...(await caches.keys()),
          ]);
        await expect.poll(remaining, { timeout: 30_000 }).toEqual([]);
      } finally {
        after.process.kill("SIGTERM");
        await after.ended;
      }
    });
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});

test("the first view loads nothing of the worker before it is idle", async () => {
  await visitWithWorker({}, async ({ page }) => {
    await page.goto(siteUrl() + addresses.home);
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
        .map(({ name }) => name);
    });
    expect(early.filter((name) => /service-worker|register-worker/.test(name))).toEqual([]);
  });
});
