import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { valueAt } from "#domain/office/content-form.ts";
import type { ContentFileView, ContentRow } from "#domain/office/content-messages.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";

const cap = "products/bump-cap-baseball-style";
let content: string;
let office: Office;
let sara: OfficeClient;
let omar: OfficeClient;

beforeEach(async () => {
  content = await mkdtemp(path.join(tmpdir(), "content-"));
  const isCopied = (name: string) =>
    !/\.webp$|products|schemas|standards\.yaml|guides\/(?!head)|eastern|central/.test(name);
  await cp("content", content, { recursive: true, filter: isCopied });
  await cp(`content/${cap}/product.yaml`, path.join(content, cap, "product.yaml"));
  office = await startOffice({ content });
  sara = await office.signedInAs("editor", "Sara");
  omar = await office.signedInAs("owner", "Omar");
});
afterEach(async () => {
  await office.close();
  await rm(content, { recursive: true });
});

const open = async (file: string, client = sara): Promise<ContentFileView> =>
  (await client.get(`/api/content/file?path=${file}`)).json();
const list = async (client = sara): Promise<readonly ContentRow[]> =>
  (await client.get("/api/content?language=ar")).json().files;
const rabigh = "places/western/jeddah.yaml";

interface Edit {
  readonly field: string;
  readonly value: unknown;
  readonly base: unknown;
}
const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
const save = (client: OfficeClient, file: string, ...edits: readonly Edit[]) =>
  client.post("/api/content/edits", {
    path: file,
    edits: edits.map(({ field, value, base }) => ({ field, value: json(value), base: json(base) })),
  });

test("lists every file by kind, with its name and the texts without Arabic", async () => {
  const files = await list();
  expect(files.find((file) => file.path === rabigh)).toEqual({
    found: [],
    path: rabigh,
    kind: "cities",
    name: "جدة",
    missing: 0,
    drafts: 0,
    state: "published",
    mayEdit: true,
  });
  expect(new Set(files.map(({ kind }) => kind))).toEqual(
    new Set(["guides", "cities", "pages", "company", "law", "search", "lists", "other"]),
  );
  expect(files.some((file) => file.path.startsWith("products/"))).toBe(false);
});

test("finds words inside pages, and names the field that holds them", async () => {
  const { files } = (await sara.get("/api/content?q=100%2B")).json();
  const found = (file: string) => files.find((row: ContentRow) => row.path === file).found;
  expect(found("pages/home.yaml").length).toBeGreaterThan(0);
  expect(found("claims.yaml")).toContainEqual({
    field: "catalogue",
    place: "catalogue/text/en",
    text: expect.stringContaining("100+"),
  });
  expect(found("pages/privacy.yaml")).toEqual([]);
});

test("leads to the public page of a file, but not of a page that is not published", async () => {
  expect((await open(rabigh)).url).toMatch(/^https?:.+\/jeddah$/);
  expect((await open("company.yaml")).url).toMatch(/^https?:/);
  const city = { kind: "city", slug: "umluj", region: "western", en: "Umluj" };
  await sara.post("/api/content/files", city);
  expect((await open("places/western/umluj.yaml")).url).toBeNull();
});

test("derives the inputs from the schema of the file", async () => {
  const { form, names } = await open("kits.yaml");
  const parts = valueAt(form, ["parts"]) as { key: string; node: unknown }[];
  expect(parts.map(({ key }) => key)).toEqual(["page", "base", "trades", "questions"]);
  const item = valueAt(form, ["parts", 1, "node", "item", "parts"]) as { key: string }[];
  expect(item.find(({ key }) => key === "product")).toEqual({
    key: "product",
    isOptional: false,
    node: { kind: "reference", target: "products" },
  });
  expect(names["products"]).toHaveLength(1);
});

test("saves a field as a draft, and counts what has no Arabic", async () => {
  const { value } = await open(rabigh);
  const lead = { en: "New words for Jeddah" };
  const answer = await save(sara, rabigh, {
    field: "lead",
    value: lead,
    base: valueAt(value, ["lead"]),
  });
  expect(answer.json()).toMatchObject({ value: { lead }, untranslated: ["lead"], problems: [] });
  expect((await open(rabigh, omar)).changes).toMatchObject([{ field: "lead", person: "Sara" }]);
  expect(await readFile(path.join(content, rabigh), "utf8")).not.toContain("New words");
  const { changes, content: drafts } = (await sara.get("/api/catalogue/changes")).json();
  expect(changes).toEqual([]);
  expect(drafts).toMatchObject([
    { path: rabigh, field: "lead", name: "Jeddah", value: JSON.stringify(lead), person: "Sara" },
  ]);
});

test("merges edits of different fields, and answers both values of the same field", async () => {
  const { value } = await open(rabigh);
  const base = valueAt(value, ["rank"]);
  expect((await save(sara, rabigh, { field: "rank", value: 5, base })).statusCode).toBe(200);
  const dedicated = { field: "dedicated", value: false, base: true };
  expect((await save(omar, rabigh, dedicated)).statusCode).toBe(200);
  const answer = await save(omar, rabigh, { field: "rank", value: 7, base });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: "stale",
    versions: { current: [{ field: "rank", value: "7", stored: "5", person: "Sara" }] },
  });
  expect((await open(rabigh)).value).toMatchObject({ rank: 5, dedicated: false });
});

test("says that a value was changed outside the office", async () => {
  await save(sara, rabigh, { field: "rank", value: 5, base: 20 });
  const file = path.join(content, rabigh);
  await writeFile(file, (await readFile(file, "utf8")).replace("rank: 20", "rank: 21"));
  expect((await open(rabigh)).changes).toMatchObject([{ field: "rank", isOutside: true }]);
});

test("names the place of a wrong value in the words of the check", async () => {
  const trust = [{ claims: [], title: { en: "" } }];
  const { value } = await open("pages/home.yaml");
  const answer = await save(sara, "pages/home.yaml", {
    field: "trust",
    value: trust,
    base: valueAt(value, ["trust"]),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().problems).toEqual([{ path: "trust/0/title/en", message: "is empty" }]);
});

test("stores a number of the company as it is dialled, and says what is wrong with another", async () => {
  const file = "company.yaml";
  const { value } = await open(file, omar);
  const phone = { field: "phone", value: "012 654 3210", base: valueAt(value, ["phone"]) };
  const chat = { field: "chat", value: "+966 ٥٥ 123 4567", base: valueAt(value, ["chat"]) };
  const saved = await save(omar, file, phone, chat);
  expect(saved.json()).toMatchObject({
    value: { phone: "+966126543210", chat: "966551234567" },
    problems: [],
  });
  const wrong = await save(omar, file, {
    field: "phone",
    value: "none yet",
    base: "+966126543210",
  });
  expect(wrong.json()).toMatchObject({
    value: { phone: "none yet" },
    problems: [
      {
        path: "phone",
        message: 'must be a number with the country code, such as +966512345678; found "none yet"',
      },
    ],
  });
});

test("names pages in the log of changes, and finds an entry by its page or its words", async () => {
  const { value } = await open(rabigh);
  const base = valueAt(value, ["rank"]);
  await save(sara, rabigh, { field: "rank", value: 5, base });
  const { value: company } = await open("company.yaml", omar);
  const phone = { field: "phone", value: "0126543210", base: valueAt(company, ["phone"]) };
  await save(omar, "company.yaml", phone);
  const find = async (q: string) =>
    (await omar.get(`/api/events?language=ar&${new URLSearchParams({ q })}`)).json().events;
  expect(await find("جدة")).toMatchObject([
    { person: "Sara", what: "catalogue.edited", subject: rabigh, name: "جدة" },
  ]);
  expect(await find("966126543210")).toMatchObject([{ person: "Omar", subject: "company.yaml" }]);
  expect(await find("100%")).toEqual([]);
});

test("refuses a field that the file does not have", async () => {
  const answer = await save(sara, rabigh, { field: "population", value: 1, base: undefined });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([{ field: "population", problem: "unknown-field" }]);
  expect((await save(sara, "places/x.yaml", { field: "rank", value: 1, base: 2 })).statusCode).toBe(
    400,
  );
});

test.each(["company.yaml", "claims.yaml", "pages/privacy.yaml", "pages/terms.yaml"])(
  "lets the owner alone change %s",
  async (file) => {
    expect((await list()).find((row) => row.path === file)?.mayEdit).toBe(false);
    const { value } = await open(file);
    const [field = ""] = Object.keys(value as object);
    const edit = { field, value: valueAt(value, [field]), base: valueAt(value, [field]) };
    const answer = await save(sara, file, edit);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "wrong-role"]);
    const discard = await sara.post("/api/content/discard", { path: file, field });
    expect(discard.statusCode).toBe(403);
    expect((await save(omar, file, edit)).statusCode).toBe(200);
  },
);

test("refuses sales every part of the content", async () => {
  const sales = await office.signedInAs("sales");
  expect((await sales.get("/api/content")).statusCode).toBe(403);
  expect((await save(sales, rabigh, { field: "rank", value: 1, base: 20 })).statusCode).toBe(403);
});

test("refuses to remove a category that products and guides name, and says which", async () => {
  const { value } = await open("categories.yaml");
  const categories = valueAt(value, ["categories"]) as { id: string }[];
  const answer = await save(sara, "categories.yaml", {
    field: "categories",
    value: categories.filter(({ id }) => id !== "head"),
    base: categories,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, "in-use"]);
  expect(answer.json().fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: `${cap}/product.yaml` }),
      expect.objectContaining({ field: "guides/head-face-protection/guide.yaml" }),
    ]),
  );
  expect((await open("categories.yaml")).changes).toEqual([]);
});

test("says which pages a claim changes", async () => {
  const uses = (await sara.get("/api/content/uses?target=claims&id=dispatch")).json().uses;
  expect(uses).toEqual(
    expect.arrayContaining([{ path: rabigh, name: "Jeddah", count: expect.any(Number) }]),
  );
});

test("starts a new city and a new guide as drafts", async () => {
  const city = { kind: "city", slug: "umluj", region: "western", en: "Umluj", ar: "أملج" };
  const answer = await sara.post("/api/content/files", city);
  expect(answer.json()).toEqual({ path: "places/western/umluj.yaml" });
  expect(await open("places/western/umluj.yaml")).toMatchObject({
    state: "new",
    problems: [],
    value: { name: { en: "Umluj", ar: "أملج" } },
  });
  const edit = { field: "rank", value: 3, base: undefined };
  expect((await save(omar, "places/western/umluj.yaml", edit)).json().value).toMatchObject({
    rank: 3,
  });
  const guide = { kind: "guide", slug: "heat-stress", en: "Heat stress" };
  await sara.post("/api/content/files", guide);
  const opened = await open("guides/heat-stress/guide.yaml");
  expect(opened.problems).toContainEqual({ path: "lead/en", message: "is empty" });
});

test.each([
  ["slug", { kind: "city", slug: "jeddah", region: "eastern", en: "Jeddah" }, "taken"],
  ["slug", { kind: "guide", slug: "Heat stress", en: "Heat stress" }, "not-an-id"],
  ["region", { kind: "city", slug: "umluj", region: "nowhere", en: "Umluj" }, "invalid_value"],
])("refuses a new page with a wrong %s", async (field, body, problem) => {
  const answer = await sara.post("/api/content/files", body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([{ field, problem }]);
});

test("deletes a page with a redirect, unless another file names it", async () => {
  const used = await sara.post("/api/content/delete", { path: rabigh, redirect: "" });
  expect([used.statusCode, used.json().code]).toEqual([409, "in-use"]);
  const file = "places/western/yanbu.yaml";
  const uses = (await sara.get("/api/content/uses?target=cities&id=yanbu")).json().uses;
  if (uses.length > 0) {
    throw new Error(`the sample city is used by ${JSON.stringify(uses)}`);
  }
  await sara.post("/api/content/delete", { path: file, redirect: "/saudi" });
  expect((await list()).find((row) => row.path === file)?.state).toBe("deleted");
  expect((await open("redirects.yaml")).changes).toMatchObject([{ person: "Sara" }]);
  await sara.post("/api/content/discard", { path: file, field: "" });
  expect((await list()).find((row) => row.path === file)?.state).toBe("published");
});

test("keeps another logo as a draft of the owner, and says why a file is none", async () => {
  const file = "brand/mark.svg";
  const base = await readFile(path.join(content, file), "utf8");
  expect((await open(file, omar)).value).toBe(base);
  expect((await save(sara, file, { field: "", value: "<svg/>", base })).statusCode).toBe(403);
  const refused = await save(omar, file, { field: "", value: "no drawing", base });
  expect(refused.json().fields).toEqual([{ field: "", problem: "is no SVG drawing" }]);
  expect(await open(file, omar)).toMatchObject({ value: base, changes: [] });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"/>';
  const saved = await save(omar, file, { field: "", value: svg, base });
  expect(saved.json()).toMatchObject({ value: svg, file: base, problems: [], kind: "company" });
});
