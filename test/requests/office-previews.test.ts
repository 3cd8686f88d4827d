import { afterAll, beforeAll, expect, test } from "vitest";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { makePublishingHome } from "#test/support/published-site.ts";
import type { PublishingHome } from "#test/support/published-site.ts";

const cap = "bump-cap-baseball-style";

let home: PublishingHome;
let office: Office;
let sara: OfficeClient;
beforeAll(async () => {
  home = await makePublishingHome();
  await home.publish();
  office = await startOffice({ content: home.content, data: home.data });
  sara = await office.signedInAs("editor", "Sara");
});
afterAll(async () => {
  await office.close();
  await home.remove();
});

const check = async (typed: readonly { field: string; text: string }[]) =>
  (await sara.post(`/api/catalogue/products/${cap}/check`, { typed })).json().problems;

test("says what the rules and the schema refuse while it is typed", async () => {
  const problems = await check([
    { field: "was", text: "20" },
    { field: "minimum", text: "0" },
    { field: "subcategory", text: "gloves" },
  ]);
  expect(problems).toContainEqual({
    field: "was",
    problem: "20 is not above the amount of 24",
  });
  expect(problems).toContainEqual({ field: "minimum", problem: "must be at least 1" });
  expect((await sara.get("/api/catalogue/state")).json().drafts).toEqual([]);
});

test("shows the page with the drafts to anybody who has the link, for a week", async () => {
  const form = (await sara.get(`/api/catalogue/products/${cap}`)).json();
  const value = form.cells["name-en"];
  await sara.post("/api/catalogue/edits", {
    edits: [{ slug: cap, field: "name-en", text: "Bump Cap Two", base: value, file: value }],
  });
  const { address, expiresAt } = (await sara.post(`/api/catalogue/products/${cap}/preview`)).json();
  const { pathname } = new URL(address);
  const stranger = office.stranger();
  const page = await stranger.get(pathname);
  expect(page.body).toContain("Bump Cap Two");
  expect(page.headers["content-security-policy"]).toMatch(/^sandbox allow-popups [^;]*; default/);
  expect(page.headers["content-security-policy"]).not.toContain("allow-same-origin");
  expect(page.headers["content-security-policy"]).not.toContain("script-src");
  expect(page.headers["x-robots-tag"]).toContain("noindex");
  expect((await stranger.get(`${pathname}/files/front.webp`)).headers).toMatchObject({
    "content-type": "image/webp",
    "access-control-allow-origin": "*",
  });
  expect((await stranger.get(`${pathname}/files/product.yaml`)).statusCode).toBe(404);
  expect((await stranger.get(`${pathname}/site/assets/s-abcd1234.css`)).statusCode).toBe(200);
  expect((await stranger.get("/api/previews/none")).statusCode).toBe(404);

  office.clock.time = expiresAt - 1;
  expect((await stranger.get(pathname)).statusCode).toBe(200);
  office.clock.time = expiresAt;
  expect((await stranger.get(pathname)).statusCode).toBe(404);
});

test("is closed to sales", async () => {
  const sales = await office.signedInAs("sales");
  const answers = await Promise.all([
    sales.post(`/api/catalogue/products/${cap}/check`, { typed: [] }),
    sales.post(`/api/catalogue/products/${cap}/preview`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
});
