import { readFile, readdir, rm, truncate, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishRelease } from "#publishing/finish-release.ts";
import { placesIn } from "#publishing/places.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

let home: PublishingHome;
beforeEach(async () => {
  home = await makePublishingHome();
  expect(await home.publish()).toMatchObject({ kind: "published", number: 1 });
});
afterEach(() => home.remove());

test.each([
  ["with a list that is cut off", () => truncate(home.inRelease(1, "pages.json"), 40)],
  ["with no notes", () => unlink(home.inRelease(1, "publishing.json"))],
  ["with content that is cut off", () => truncate(home.inRelease(1, "content.json"), 9)],
  ["without a page", () => unlink(home.inRelease(1, "site", "index.html"))],
  ["without its renderer", () => unlink(home.inRelease(1, "render.js"))],
])("A release %s is published again although nothing has changed", async (_, damage) => {
  await damage();
  expect(await home.publish()).toMatchObject({ kind: "published", number: 2 });
  expect(home.current()).toBe("2");
  expect(await home.publish()).toEqual({ kind: "unchanged", number: 2 });
});

test("A damaged file of the served release does not prevent the next one", async () => {
  const products = path.join("site", "data", "kept-products.en.json");
  await truncate(home.inRelease(1, products), 40);
  const outcome = await home.publish({ env: { SITE_URL: "https://site.example" } });
  expect(outcome).toMatchObject({ kind: "published", number: 2 });
  const { parts } = JSON.parse(await readFile(home.inRelease(2, products), "utf8"));
  expect(parts.length).toBeGreaterThan(0);
});

test("A damaged release does not prevent later releases or the removal of old ones", async () => {
  await truncate(home.inRelease(1, "pages.json"), 40);
  for (let price = 1; price <= 11; price += 1) {
    const outcome = await home.publish({ env: { SITE_URL: `https://site${price}.example` } });
    expect(outcome.kind).toBe("published");
  }
  const numbers = (await readdir(placesIn(home.data).releases)).filter((name) => /^\d/.test(name));
  expect(numbers).not.toContain("1");
});

test("Finishing reports failures and completes the rest", async () => {
  const places = placesIn(home.data);
  const [firstMaster = ""] = (await readdir(places.masters)).toSorted();
  await writeFile(path.join(places.masters, firstMaster), "no picture");
  const skipped: string[] = [];
  const finished = await finishRelease(home.data, ({ skipped: name }) =>
    skipped.push(...(name === undefined ? [] : [name])),
  );
  expect(finished?.pictures).toBeGreaterThan(0);
  expect(skipped.length).toBeGreaterThan(0);
  expect(skipped.every((line) => /^.+: .+$/.test(line))).toBe(true);
  const notes = (await readdir(places.previews)).filter((name) => name.endsWith(".json"));
  expect(notes).toEqual([]);
});

test("A release that cannot be read is not finished, and this is reported", async () => {
  await rm(home.inRelease(1, "publishing.json"));
  const skipped: string[] = [];
  await finishRelease(home.data, ({ skipped: name }) =>
    skipped.push(...(name === undefined ? [] : [name])),
  );
  expect(skipped).toEqual([expect.stringMatching(/^release 1: .+/)]);
});
