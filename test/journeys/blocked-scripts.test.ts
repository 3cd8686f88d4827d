import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { letterWith, sayWho, sendAndReceive } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { detailsOf, namesIn, tabs, waitForNames } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";
import { asShown } from "#test/support/plain-text.ts";

const folder = "dist/code/assets";

const imported = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const fetchedLater = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

interface BuiltScript {
  readonly imports: readonly string[];
  readonly fetches: readonly string[];
}

function readScripts(): ReadonlyMap<string, BuiltScript> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${folder}/${file}`, "utf8");
      const matchesOf = (pattern: RegExp) =>
        Array.from(text.matchAll(pattern), ([, fileName = ""]) => fileName);
      return [file, { imports: matchesOf(imported), fetches: matchesOf(fetchedLater) }];
    }),
  );
}

/** Returns a script and all scripts that it imports. */
function neededBy(file: string, scripts: ReadonlyMap<string, BuiltScript>): ReadonlySet<string> {
  const needed = new Set([file]);
  for (const script of needed) {
    scripts.get(script)?.imports.forEach((name) => needed.add(name));
  }
  return needed;
}

const nameOf = (file: string) => file.slice(0, -"-12345678.js".length);

/** Groups the built scripts that pages need, except those named, by the effect of their absence. */
function scriptsByEffect(elsewhere: readonly string[]): readonly (readonly string[])[] {
  const scripts = readScripts();
  const { script } = JSON.parse(readFileSync("dist/code/assets.json", "utf8")) as {
    script: string;
  };
  const entryScript = script.slice("/assets/".length);
  const requested = new Set([
    entryScript,
    ...[...scripts.values()].flatMap(({ fetches }) => fetches),
  ]);
  const needs = [...requested]
    .filter((file) => !elsewhere.includes(nameOf(file)))
    .map((file) => neededBy(file, scripts));
  const byEffect = Map.groupBy(scripts.keys(), (file) =>
    needs.map((needed) => (needed.has(file) ? "lost" : "kept")).join(),
  );
  return [...byEffect]
    .filter(([effect]) => effect.includes("lost"))
    .map(([, files]) => files.map(nameOf));
}

/** Scripts that the journey below never needs. */
const elsewhere = [
  "ar-contact",
  "ar-copy",
  "ar-offline",
  "copy-tools",
  "en-copy",
  "en-offline",
  "enlarge",
  "field",
  "gallery",
  "hosted-backend",
  "keep-catalogue",
  "kept-catalogue",
  "language-offer",
  "narrowing",
  "own-lines",
  "page-language",
  "qr-code",
  "read-workbook",
  "request",
  "send-kept",
  "turn",
];
const groups = scriptsByEffect(elsewhere).map((names) => ({ names }));
const product = sample(({ category }) => category.id === "foot");

test.each(groups)(
  "everything works without the script $names [S005 S118 S253]",
  async ({ names }) => {
    await visit({ allow: [/Failed to (load|fetch)/] }, async ({ page }) => {
      await page.route(new RegExp(`/assets/(${names.join("|")})-[^/]{8}\\.js$`), (route) =>
        route.abort(),
      );
      await page.goto(addresses.home);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Shop", exact: true })
        .click();
      await page.waitForURL(`**${addresses.shop}`);
      await tabs(page).getByRole("link", { name: "Foot Protection" }).click();
      await waitForNames(page, namesIn("foot"));
      await detailsOf(page, product).click();
      await page.getByText(asShown(product.details)).waitFor();
      await page.getByRole("link", { name: words.product.supplier }).first().click();
      await page.waitForURL(/\/contact/);
      const mark = `without ${names.join()} ${Date.now()}`;
      await sendAndReceive(page, mark);
    });
  },
);

test("a search and a choice are sent as forms without their scripts [S118]", async () => {
  await visit({ allow: [/Failed to (load|fetch)/] }, async ({ page }) => {
    await page.route(/\/assets\/(field|narrowing)-[^/]{8}\.js$/, (route) => route.abort());
    await page.goto(addresses.shop);
    const field = page.getByRole("banner").locator("input[name=q]");
    await field.fill("safety gloves");
    await field.press("Enter");
    await page.waitForURL(/[?&]q=safety(\+|%20)gloves/);
    const standards = page.getByRole("main").locator("summary", { hasText: /^Standard/ });
    await standards.click();
    // Pressed instead of checked, since the press leaves the page at once.
    await page
      .getByRole("main")
      .getByRole("checkbox", { name: /^EN 388/ })
      .click();
    await page.waitForURL(/[?&]std=en-388/);
    await expect.poll(() => standards.innerText()).toContain("(1)");
  });
});

test.each(["request", "own-lines"])(
  "a request for quotation is posted unchanged without its script %s [S146]",
  async (name) => {
    await visit({ allow: [/Failed to (load|fetch)/] }, async ({ page }) => {
      await page.route(new RegExp(`/assets/${name}-[^/]{8}\\.js$`), (route) => route.abort());
      await page.goto(addresses.request);
      const mark = `rows without script ${name} ${Date.now()}`;
      await page.getByLabel(words.contact.request.rows).fill(mark);
      await sayWho(page);
      await page.getByRole("button", { name: words.contact.request.send }).click();
      await page.waitForURL(/sent=/);
      await letterWith(mark);
    });
  },
);
