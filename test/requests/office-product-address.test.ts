import { cp, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { PublishOrder } from "#domain/office/draft.ts";
import { brokenRules } from "#publishing/check-content.ts";
import { readContent } from "#publishing/read-content.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";

const harness = "full-body-harness-two-point";
const renamed = "harness-with-two-points";

describe("the address of a product", () => {
  let content: string;
  let office: Office;
  let sara: OfficeClient;
  let orders: PublishOrder[];

  beforeEach(async () => {
    content = await mkdtemp(path.join(tmpdir(), "content-"));
    await cp("content", content, { recursive: true });
    orders = [];
    office = await startOffice({
      content,
      publish: async (order) => {
        orders.push(order);
        return { kind: "refused", refused: [], general: ["nothing is published here"] };
      },
    });
    sara = await office.signedInAs("editor", "Sara");
  });
  afterEach(async () => {
    await office.close();
    await rm(content, { recursive: true });
  });

  const address = (slug: string) => `/api/catalogue/products/${slug}`;
  const text = (file: string) => readFile(path.join(content, file), "utf8");
  const redirects = async () => parse(await text("redirects.yaml")) as Record<string, string>;
  const problemsOf = async () => {
    const reading = await readContent(content);
    return reading.ok ? brokenRules(reading.content) : reading.problems;
  };

  test("names the lists, guides and products that name it", async () => {
    const { uses, redirect, state } = (await sara.get(`${address(harness)}/uses`)).json();
    const paths = uses.map((use: { path: string }) => use.path);
    expect(paths).toContain("kits.yaml");
    expect(paths.some((file: string) => file.startsWith("products/"))).toBe(true);
    expect(paths).not.toContain(`products/${harness}/product.yaml`);
    expect([redirect, state]).toEqual(["/shop?category=fall", "shown"]);
  });

  test("moves its files, renames it everywhere, and redirects the old address", async () => {
    const original = await text("kits.yaml");
    const answer = await sara.post(`${address(harness)}/address`, { to: renamed });
    expect(answer.json()).toMatchObject({ slug: renamed });
    expect(answer.json().updated).toContain("kits.yaml");
    expect(await stat(path.join(content, "products", harness)).catch(() => "gone")).toBe("gone");
    expect(await text("kits.yaml")).toBe(original.replaceAll(harness, renamed));
    expect(await redirects()).toMatchObject({ [`/products/${harness}`]: `/products/${renamed}` });
    expect(await problemsOf()).toEqual([]);
    await expect.poll(() => orders.length).toBe(1);
    const owner = await office.signedInAs("owner");
    const { events } = (await owner.get("/api/events")).json();
    expect(events).toContainEqual(
      expect.objectContaining({ person: "Sara", what: "catalogue.renamed" }),
    );
  });

  test("is taken back by its old address, and older addresses follow", async () => {
    const before = await text("kits.yaml");
    await sara.post(`${address(harness)}/address`, { to: renamed });
    await sara.post(`${address(renamed)}/address`, { to: harness });
    expect(await text("kits.yaml")).toBe(before);
    const back = await redirects();
    expect(back[`/products/${renamed}`]).toBe(`/products/${harness}`);
    expect(back[`/products/${harness}`]).toBeUndefined();
    expect(await problemsOf()).toEqual([]);
  });

  test("of a draft, which no page shows, leaves no redirect", async () => {
    const draft = { slug: "new-cap", code: "HP077", name: "New Cap", category: "head", like: null };
    await sara.post("/api/catalogue/products", draft);
    const before = await text("redirects.yaml");
    const answer = await sara.post(`${address("new-cap")}/address`, { to: "newer-cap" });
    expect(answer.json()).toEqual({ slug: "newer-cap", updated: [] });
    expect(await text("redirects.yaml")).toBe(before);
  });

  test.each([
    ["bump-cap-baseball-style", "taken"],
    ["Two Points", "no-slug"],
    ["../secrets", "no-slug"],
  ])("refuses the address %s and changes nothing", async (to, problem) => {
    const before = await text("kits.yaml");
    const answer = await sara.post(`${address(harness)}/address`, { to });
    expect(answer.json().fields).toEqual([{ field: "slug", problem }]);
    expect(await text("kits.yaml")).toBe(before);
    expect(orders).toEqual([]);
  });

  test("stays while changes of the product wait", async () => {
    await sara.post(`${address(harness)}/removal`, { redirect: "/shop" });
    const answer = await sara.post(`${address(harness)}/address`, { to: renamed });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "has-drafts"]);
  });

  test("leads elsewhere after a removal, which can be taken back before and after a publish", async () => {
    const removal = `${address(harness)}/removal`;
    const removed = await sara.post(removal, { redirect: "/shop?category=fall" });
    expect(removed.json()).toEqual({ state: "leaving" });
    const drafts = await office.parts.editing.drafts.list();
    expect(drafts.map(({ path: file, value }) => [file, value])).toEqual([
      [`products/${harness}/product.yaml`, "removed"],
      ["redirects.yaml", '"/shop?category=fall"'],
    ]);
    expect((await sara.delete(removal)).json()).toEqual({ state: "shown" });
    expect(await office.parts.editing.drafts.list()).toEqual([]);
  });

  test("refuses a removal without an address of the site", async () => {
    for (const redirect of ["", "https://elsewhere.example", `/products/${harness}`]) {
      const answer = await sara.post(`${address(harness)}/removal`, { redirect });
      expect(answer.json().fields).toEqual([
        { field: "redirect", problem: "not-an-address-of-the-site" },
      ]);
    }
  });

  test("is not changed by a clerk of sales", async () => {
    const clerk = await office.signedInAs("sales");
    const answers = await Promise.all([
      clerk.post(`${address(harness)}/address`, { to: renamed }),
      clerk.post(`${address(harness)}/removal`, { redirect: "/shop" }),
      clerk.delete(`${address(harness)}/removal`),
      clerk.get(`${address(harness)}/uses`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});
