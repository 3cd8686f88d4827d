import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restore } from "#publishing/restore.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

let home: PublishingHome;
beforeEach(async () => {
  home = await makePublishingHome();
  await home.publish();
});
afterEach(() => home.remove());

const cap = "products/bump-cap-baseball-style/product.yaml";
const otherFile = "products/abc-powder-extinguisher-6kg/product.yaml";
const read = (file: string) => readFileSync(path.join(home.content, file), "utf8");
const setPrice = (file: string, amount: number) =>
  home.edit(file, /amount: [\d.]+/, `amount: ${amount}`);
const back = (number: number, yes = false, slugs?: readonly string[]) =>
  restore({ folder: home.content, dataFolder: home.data, number, yes, ...(slugs && { slugs }) });

test("Restoring brings back the content of a release, and publishing it makes that site again", async () => {
  const original = read(cap);
  await setPrice(cap, 450);
  await home.publish();
  expect(await back(1)).toEqual({ kind: "restored", written: [cap], removed: [], edited: [] });
  expect(read(cap)).toBe(original);
  await home.publish();
  const page = (number: number) =>
    readFileSync(
      path.join(home.data, "releases", `${number}`, "site/products/bump-cap-baseball-style.html"),
      "utf8",
    );
  expect(page(3)).toBe(page(1));
});

test("Restores only the named products", async () => {
  const original = read(cap);
  await setPrice(cap, 450);
  await setPrice(otherFile, 451);
  await home.publish();
  expect(await back(1, false, ["bump-cap-baseball-style"])).toMatchObject({ written: [cap] });
  expect(read(cap)).toBe(original);
  expect(read(otherFile)).toContain("amount: 451");
});

test("Lists edited files and keeps them without a yes", async () => {
  const original = read(cap);
  await setPrice(cap, 450);
  const outcome = { kind: "restored", removed: [] };
  expect(await back(1)).toEqual({ ...outcome, written: [], edited: [cap] });
  expect(read(cap)).toContain("amount: 450");
  expect(await back(1, true)).toEqual({ ...outcome, written: [cap], edited: [] });
  expect(read(cap)).toBe(original);
});

test("Removes a product that the release did not have, and can restore it", async () => {
  const fresh = "products/new-cap/product.yaml";
  mkdirSync(path.join(home.content, "products/new-cap"));
  await copyFile(path.join(home.content, cap), path.join(home.content, fresh));
  await setPrice(fresh, 12.75);
  expect(await back(1)).toMatchObject({ edited: [fresh] });
  await home.publish();
  expect(await back(1)).toMatchObject({ written: [], removed: [fresh], edited: [] });
  expect(existsSync(path.join(home.content, "products/new-cap"))).toBe(false);
  expect(await back(2)).toMatchObject({ written: [fresh] });
  expect(read(fresh)).toContain("12.75");
});

test("Reports an unknown release or product and writes nothing", async () => {
  await writeFile(path.join(home.content, cap), "code: changed");
  expect(await back(7, true)).toEqual({ kind: "unknown-release" });
  expect(await back(1, true, ["no-such-product"])).toEqual({
    kind: "unknown-products",
    slugs: ["no-such-product"],
  });
  expect(read(cap)).toBe("code: changed");
});
