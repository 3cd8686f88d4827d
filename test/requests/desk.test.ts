import { afterEach, beforeEach, expect, test } from "vitest";
import { runDesk } from "#server/desk/commands.ts";
import { cell } from "#domain/csv.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
let reference: string;
beforeEach(async () => {
  service = await startService();
  ({ reference } = await (await postJson(service.endpoint, goodEnquiry)).json());
});
afterEach(() => service.close());

const run = (...words: string[]) => runDesk(service.desk, words, Date.now());
const json = async (...words: string[]) => JSON.parse((await run(...words, "--json")).output);

test("lists and finds the received enquiries", async () => {
  expect((await run("list")).output).toMatch(/REFERENCE +RECEIVED[^]*Harbour Works[^]*1 shown/);
  expect(await json("search", "safety", "helmets")).toHaveLength(1);
  expect(await json("search", "submarines")).toEqual([]);
  expect(await json("list", "--letter", "waiting", "--standing", "open")).toHaveLength(1);
  expect(await json("list", "--letter", "sent")).toHaveLength(0);
});

test("shows one enquiry with its letter", async () => {
  const { output, ok } = await run("show", reference);
  expect(ok).toBe(true);
  expect(output).toContain(goodEnquiry.message);
  expect(output).toMatch(/Letter +waiting after 0 attempts/);
});

test("escapes control characters of an enquiry for the terminal", async () => {
  const enquiry = { ...goodEnquiry, message: "before \u202Eafter", company: "Co\u202E" };
  const response = await postJson(service.endpoint, enquiry);
  const { reference: otherReference } = await response.json();
  expect((await run("show", otherReference)).output).not.toMatch(/[\u001B\u202E]/);
  expect((await run("list")).output).not.toMatch(/[\u001B\u202E]/);
});

test("sends a letter again on request", async () => {
  expect(await service.delivery.pass()).toBe(1);
  expect((await run("resend", reference)).ok).toBe(true);
  expect(await service.delivery.pass()).toBe(1);
});

test("handled, erased by reference, erased by e-mail, purged by age", async () => {
  await run("handled", reference);
  expect(await json("list", "--standing", "handled")).toHaveLength(1);
  expect(await json("erase", reference)).toEqual({ removed: [reference] });
  for (const message of ["a", "b"]) {
    await postJson(service.endpoint, { ...goodEnquiry, message });
  }
  expect((await json("erase", goodEnquiry.email.toUpperCase())).removed).toHaveLength(2);
  await postJson(service.endpoint, { ...goodEnquiry, message: "c" });
  expect(await json("purge", "0")).toEqual({ removed: [] });
  await service.delivery.pass();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const purged = await json("purge", "0");
  expect(purged).toEqual({ removed: [], kept: expect.stringContaining("no enquiry since") });
  expect((await json("purge", "0", "--all")).removed).toHaveLength(1);
});

test("explains which commands are impossible and which are possible", async () => {
  for (const words of [
    ["sell"],
    ["show", "00000-00000"],
    ["erase", "everybody"],
    ["purge", "soon"],
    ["list", "--limit", "x"],
    ["list", "--nonsense"],
  ]) {
    expect((await run(...words)).ok).toBe(false);
  }
  expect((await run()).output).toContain("npm run enquiries");
});

test("the export is CSV in which no spreadsheet finds a formula", async () => {
  const enquiry = { ...goodEnquiry, name: "=cmd|' /C calc'!A0", company: 'Say "hi", Ltd' };
  await postJson(service.endpoint, enquiry);
  const { output } = await run("export");
  expect(output.startsWith('\uFEFF"reference","received","standing"')).toBe(true);
  expect(output).toContain(`"'=cmd|' /C calc'!A0"`);
  expect(output).toContain('"Say ""hi"", Ltd"');
  for (const text of ["=1", "+1", "-1", "@x", "\t=1", " =1", "\r=1", "|x", "%x"]) {
    expect(cell(text).startsWith(`"'`)).toBe(true);
  }
  // Where a semicolon separates cells, a semicolon or line break may begin one.
  expect(cell("x;=1+1;y")).toBe(`"x;'=1+1;y"`);
  expect(cell("list:\n- gloves\n\uFF1D1")).toBe(`"list:\n'- gloves\n'\uFF1D1"`);
  expect(cell("size 7-9, a+b, 10 - 2")).toBe(`"size 7-9, a+b, 10 - 2"`);
});
